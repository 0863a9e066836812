-- What a broadcast shows, kept when it is first shown: its replay is that, whatever the content says later.
create table live_recordings (
  live_id text primary key,
  clip text not null,
  pieces jsonb not null,
  begun_at timestamptz not null
);
