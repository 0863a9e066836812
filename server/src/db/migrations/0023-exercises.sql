-- Questions of the exercises, attempts on them, and the log of each attempt.
create table questions (
  id text primary key,
  subject text not null,
  point text not null,
  type text not null,
  position integer not null,
  discrimination double precision not null,
  difficulty double precision not null,
  guessing double precision not null,
  data jsonb not null,
  -- Asked by a paper: no practice may tell its key.
  reserved boolean not null default false,
  retired boolean not null default false
);
create index questions_subject on questions (subject, point, type) where not retired and not reserved;

create table exercise_attempts (
  uid bigint not null,
  attempt_id text not null,
  kind text not null,
  title text not null,
  subject text not null,
  paper_id text,
  asked jsonb not null,
  seed text not null,
  started_at timestamptz not null,
  ends_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  -- The keys were told: nothing is added any more.
  told boolean not null default false,
  result jsonb,
  primary key (uid, attempt_id)
);
create index exercise_attempts_begun on exercise_attempts (uid, started_at desc, attempt_id);
create index exercise_attempts_waiting on exercise_attempts (ends_at, uid, attempt_id) where ended_at is null;
create index exercise_attempts_adaptive on exercise_attempts (subject, started_at desc) where kind = 'adaptive';

create table exercise_events (
  uid bigint not null,
  attempt_id text not null,
  id text not null,
  at timestamptz not null,
  device text not null,
  kind text not null,
  body jsonb not null,
  primary key (uid, attempt_id, id)
);
