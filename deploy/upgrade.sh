#!/usr/bin/env bash
# Upgrades the academy of compose.yaml to this checkout: a third process first, then one after the other, so that two
# always serve, from the first upgrade with it on; stops at the first doubt, and goes on from there when it is started
# again.
# What is done stays: the former release works on the new schema. docs/upgrade.md
set -euo pipefail
cd "$(dirname "$0")"
# The third process, which serves while each of the others is replaced.
export COMPOSE_PROFILES=upgrade
compose() { docker compose -f compose.yaml "$@"; }

# Waits until a process is ready for calls: the others serve meanwhile.
ready() {
  for _ in $(seq 60); do
    if compose exec -T "$1" node -e \
      "fetch('http://127.0.0.1:3000/readyz/api').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"; then
      return
    fi
    sleep 2
  done
  echo "$1 is not ready after two minutes; the others still serve. See: docker compose logs $1; to go back: docs/upgrade.md" >&2
  exit 1
}

# Production takes no build of which no commit is known, or with changes beside it.
COMMIT="$(git describe --always --abbrev=40 --dirty --exclude='*')"
export COMMIT
compose build
compose run --rm migrate
for process in api-3 api-1 api-2; do
  compose up --detach --no-deps "$process"
  ready "$process"
done
compose rm --stop --force api-3
compose run --rm publish
# The balancer's file last.
compose run --rm --no-deps balancer caddy validate --config /etc/caddy/Caddyfile
compose up --detach --no-deps --force-recreate balancer
