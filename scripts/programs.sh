#!/bin/sh
# Installs from Debian's packages what tests need and is missing; says so where it may not.
set -eu
missing=
for name in chromium chromium-browser google-chrome google-chrome-stable; do
	command -v "$name" >/dev/null && found=$name
done
[ -n "${SIGNORIA_CHROMIUM:-}${found:-}" ] || missing="$missing chromium"
command -v systemd-analyze >/dev/null || missing="$missing systemd"
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
	echo "Installing for the tests:$missing ..."
	export DEBIAN_FRONTEND=noninteractive
	# shellcheck disable=SC2086
	{ apt-get update -qq && apt-get install -qq --yes --no-install-recommends $missing; } \
		>/dev/null 2>&1 && exit 0
fi
echo "Missing here, so their tests are skipped (under CI=true they fail):$missing"
