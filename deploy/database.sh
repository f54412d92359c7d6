#!/bin/bash
# Starts what is in the folder, a primary or a standby. An empty one becomes a standby of FOLLOW.
set -euo pipefail
if [ -n "${FOLLOW:-}" ] && [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chown -R postgres:postgres "$PGDATA"
  chmod 700 "$PGDATA"
  gosu postgres pg_basebackup -h "$FOLLOW" -U "$POSTGRES_USER" -D "$PGDATA" -R -X stream -c fast
fi
exec docker-entrypoint.sh postgres -c cluster_name=guide
