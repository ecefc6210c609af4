#!/usr/bin/env bash
# Upgrades the academy of compose.yaml to this checkout, one process after the other; stops at the first doubt.
# What is done stays: the former release works on the new schema. docs/upgrade.md
set -euo pipefail
cd "$(dirname "$0")"
compose() { docker compose -f compose.yaml "$@"; }

# Waits until a process is ready for calls: the other one serves meanwhile.
ready() {
  for _ in $(seq 60); do
    if compose exec -T "$1" node -e \
      "fetch('http://127.0.0.1:3000/readyz/api').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"; then
      return
    fi
    sleep 2
  done
  echo "$1 is not ready after two minutes; the other process still serves. See: docker compose logs $1" >&2
  exit 1
}

compose --profile upgrade build
compose --profile upgrade run --rm migrate
for process in api-1 api-2; do
  compose up --detach --no-deps "$process"
  ready "$process"
done
compose --profile upgrade run --rm publish
# The balancer's file last.
compose run --rm --no-deps balancer caddy validate --config /etc/caddy/Caddyfile
compose up --detach --no-deps --force-recreate balancer
