-- What an attempt missed is filed in the book of mistakes, once.
alter table exercise_attempts add column filed boolean not null default false;
create index exercise_attempts_filing_waiting on exercise_attempts (ended_at, uid, attempt_id)
  where ended_at is not null and not filed;
-- Whose keys are not told yet: no other call tells the key of what they ask.
create index exercise_attempts_closed on exercise_attempts (uid) where not told;

create table mistake_cards (
  uid bigint not null,
  question_id text not null,
  subject text not null,
  point text not null,
  -- The attempt that missed it last.
  attempt_id text not null,
  reason text not null,
  answers jsonb not null,
  times integer not null,
  missed_at timestamptz not null,
  cause text,
  note text not null default '',
  -- These follow from the log.
  due timestamptz not null,
  mastered boolean not null,
  removed boolean not null,
  primary key (uid, question_id)
);
create index mistake_cards_missed on mistake_cards (uid, missed_at desc, question_id);
create index mistake_cards_due on mistake_cards (uid, due, question_id) where not mastered and not removed;

create table mistake_events (
  uid bigint not null,
  seq integer not null,
  id text not null,
  at timestamptz not null,
  event jsonb not null,
  primary key (uid, seq),
  unique (uid, id)
);
create index mistake_events_word on mistake_events (uid, (event ->> 'word'));

create table question_folders (
  uid bigint not null,
  folder_id text not null,
  name text not null,
  created_at timestamptz not null,
  primary key (uid, folder_id),
  unique (uid, name)
);

create table collected_questions (
  uid bigint not null,
  question_id text not null,
  folder_id text not null,
  -- The attempt that asked it.
  attempt_id text not null,
  collected_at timestamptz not null,
  primary key (uid, question_id)
);
create index collected_questions_folder on collected_questions (uid, folder_id, collected_at desc, question_id);
