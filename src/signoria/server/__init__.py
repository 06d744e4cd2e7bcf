"""Online play: tables that lose nothing and leak nothing."""
