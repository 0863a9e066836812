-- An attempt that cannot be handed in or filed waits by itself: how often that failed, and when it is tried again.
alter table exercise_attempts add column failures integer not null default 0;
alter table exercise_attempts add column retry_at timestamptz;
