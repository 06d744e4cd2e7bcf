"""Tables before and after their game: creating, summaries, imports."""
