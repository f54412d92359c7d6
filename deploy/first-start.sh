#!/bin/bash
# Run once, by the image of PostgreSQL, on the empty primary.
set -euo pipefail
# HAProxy asks as "door", who may sign in and nothing else, whether this is the primary.
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -c 'CREATE ROLE door LOGIN'
# The first line that matches counts, so these come first.
own=$(cat "$PGDATA/pg_hba.conf")
cat > "$PGDATA/pg_hba.conf" <<HBA
host postgres door samenet trust
host replication $POSTGRES_USER samenet scram-sha-256
$own
HBA
