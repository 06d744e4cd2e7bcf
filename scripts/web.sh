#!/bin/sh
# Builds the pages in web/ and lays them into the package, from where the server takes them.
set -eu
cd "$(dirname "$0")/.."
if [ -z "${SIGNORIA_BUILDING:-}" ] && command -v flock >/dev/null; then
	SIGNORIA_BUILDING=1 exec flock scripts/web.sh scripts/web.sh # one at a time
fi
node=$PWD/scripts/node.sh
site=$PWD/src/signoria/server/site

fail() {
	echo "$1" >&2
	exit 2
}

cd web
if ! cmp -s package-lock.json node_modules/.lock; then
	"$node" npm ci --no-audit --no-fund --loglevel=error >/dev/null ||
		fail "The pages cannot be built: npm could not fetch what web/package-lock.json names."
	cp package-lock.json node_modules/.lock
fi
"$node" npm run --silent build -- --logLevel warn || fail "The pages cannot be built: see above."
"$node" node scripts/squeeze.mjs dist

# The page itself comes last: a server that runs already takes the new build from then on.
mkdir -p "$site"
find "$site" -mindepth 1 -maxdepth 1 -not -name index.html -exec rm -rf {} +
find dist -mindepth 1 -maxdepth 1 -not -name index.html -exec cp -R {} "$site" \;
cp dist/index.html "$site/index.html"
