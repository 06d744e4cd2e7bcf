#!/bin/sh
# Installs Debian packages that tests need; if it may not, it says which are missing.
set -eu
wanted= missing=
want() { # mark a package for installation
	wanted="$wanted $1"
}
found=${SIGNORIA_CHROMIUM:-}
for name in chromium chromium-browser google-chrome google-chrome-stable; do
	command -v "$name" >/dev/null && found=$name
done
[ -n "$found" ] || { want chromium; missing=" chromium"; }
command -v chromium-headless-shell >/dev/null || want chromium-headless-shell # only quicker
command -v systemd-analyze >/dev/null || { want systemd; missing="$missing systemd"; }
for name in caddy nginx; do
	{ command -v $name || command -v /usr/sbin/$name; } >/dev/null || { want $name; missing="$missing $name"; }
done
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
