"""The game server: it stores every accepted action and shows each seat only what it may see."""
