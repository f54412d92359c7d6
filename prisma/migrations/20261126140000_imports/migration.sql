-- What became of each file that was imported, and of the first data.
CREATE TABLE imports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  at timestamptz(3) NOT NULL DEFAULT now(),
  list text NOT NULL,
  file text NOT NULL,
  actor_id uuid,
  actor_label text NOT NULL,
  created integer NOT NULL,
  changed integer NOT NULL,
  kept integer NOT NULL,
  refused integer NOT NULL,
  contradicted integer NOT NULL DEFAULT 0,
  state text NOT NULL,
  reason text,
  CONSTRAINT imports_state_check CHECK (state IN ('done', 'failed')),
  CONSTRAINT imports_reason_check CHECK ((state = 'failed') = (reason IS NOT NULL))
);
CREATE INDEX imports_at_id_idx ON imports (at DESC, id DESC);

-- What a file says is nobody's decision, so it is not said by the team.
ALTER TABLE facts DROP CONSTRAINT IF EXISTS facts_seen_by_check,
  ADD CONSTRAINT facts_seen_by_check CHECK (seen_by IN ('team', 'first-data', 'import', 'watch', 'reader'));
