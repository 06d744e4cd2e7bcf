"""Tables in memory: ledger, clocks, frames and watchers, without HTTP."""
