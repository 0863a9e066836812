create table recitation_events (
  uid bigint not null,
  seq integer not null,
  id text not null,
  at timestamptz not null,
  event jsonb not null,
  primary key (uid, seq),
  unique (uid, id)
);
create index recitation_events_word on recitation_events (uid, (event ->> 'word'));

-- When each passage comes back; follows from the log.
create table recitation_cards (
  uid bigint not null,
  passage_id text not null,
  due timestamptz not null,
  primary key (uid, passage_id)
);

create table recitation_plans (
  uid bigint not null primary key,
  per_day integer not null,
  chapters jsonb not null,
  changed_at timestamptz not null
);
