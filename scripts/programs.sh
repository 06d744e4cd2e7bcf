#!/bin/sh
# Installs from Debian's packages what tests need and is missing; says so where it may not.
set -eu
wanted= missing=
want() { # a package: it is to be installed, if that may be
	wanted="$wanted $1"
}
found=${SIGNORIA_CHROMIUM:-}
for name in chromium chromium-browser google-chrome google-chrome-stable; do
	command -v "$name" >/dev/null && found=$name
done
[ -n "$found" ] || { want chromium; missing=" chromium"; }
command -v chromium-headless-shell >/dev/null || want chromium-headless-shell # only quicker
command -v systemd-analyze >/dev/null || { want systemd; missing="$missing systemd"; }
[ -n "$wanted" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
	echo "Installing for the tests:$wanted ..."
	export DEBIAN_FRONTEND=noninteractive
	# shellcheck disable=SC2086
	{ apt-get update -qq && apt-get install -qq --yes --no-install-recommends $wanted; } \
		>/dev/null 2>&1 && exit 0
fi
[ -z "$missing" ] ||
	echo "Missing here, so their tests are skipped (under CI=true they fail):$missing"
