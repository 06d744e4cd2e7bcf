"""The Princes of Catan."""
