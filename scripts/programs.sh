#!/bin/sh
# Installs from Debian's packages what tests need and is missing; says so where it may not.
set -eu
wanted=
command -v chromium-headless-shell >/dev/null || [ -n "${SIGNORIA_CHROMIUM:-}" ] ||
	wanted="$wanted chromium-headless-shell"
command -v systemd-analyze >/dev/null || wanted="$wanted systemd"
[ -n "$wanted" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
	echo "Installing for the tests:$wanted ..."
	export DEBIAN_FRONTEND=noninteractive
	# shellcheck disable=SC2086
	{ apt-get update -qq && apt-get install -qq --yes --no-install-recommends $wanted; } \
		>/dev/null 2>&1 && exit 0
fi
# Any other Chromium serves as well, only slower.
for name in chromium chromium-browser google-chrome google-chrome-stable; do
	command -v "$name" >/dev/null && wanted=${wanted# chromium-headless-shell}
done
[ -z "$wanted" ] ||
	echo "Missing here, so their tests are skipped (under CI=true they fail):$wanted"
