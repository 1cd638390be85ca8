# What all commands share.

cli-error = error: { $message }
