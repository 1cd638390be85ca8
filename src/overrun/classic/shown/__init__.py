"""What people are shown and told: the view, previews, remarks, drawings."""
