"""What a survivor can do."""
