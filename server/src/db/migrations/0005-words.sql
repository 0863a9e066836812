create table words (
  id text primary key,
  word text not null,
  phonetic text not null,
  pos text not null,
  short text not null,
  meanings text not null,
  stage integer not null,
  frequency integer not null,
  place bigint not null,
  detail jsonb not null,
  hash text not null,
  version integer not null,
  removed boolean not null default false
);
create index words_order on words (stage, frequency desc, place) where not removed;
create index words_prefix on words (lower(word) text_pattern_ops);

create table word_forms (
  form text not null,
  word_id text not null references words (id),
  primary key (form, word_id)
);

create table word_plans (
  uid bigint primary key references users (uid),
  fields jsonb not null,
  completed_at timestamptz,
  updated_at timestamptz not null
);

create table word_events (
  uid bigint not null references users (uid),
  seq integer not null,
  id text not null,
  word text not null,
  device text not null,
  kind text not null,
  at timestamptz not null,
  grade integer,
  source text,
  proved boolean,
  took integer,
  due timestamptz,
  target text,
  primary key (uid, seq),
  unique (uid, id)
);
create index word_events_word on word_events (uid, word);
create index word_events_at on word_events (uid, at);
create index word_events_undo on word_events (uid, target) where kind = 'undo';

create table word_states (
  uid bigint not null references users (uid),
  word text not null,
  phase text not null,
  stability double precision not null,
  due timestamptz not null,
  first_seen timestamptz not null,
  last_review timestamptz not null,
  last_grade integer not null,
  suspended boolean not null,
  primary key (uid, word)
);

create table word_notes (
  uid bigint not null references users (uid),
  word_id text not null,
  text text not null,
  updated_at timestamptz not null,
  primary key (uid, word_id)
);

create table word_stage_tests (
  uid bigint not null references users (uid),
  id text not null,
  book_id text not null,
  stage integer not null,
  total integer not null,
  "right" integer not null,
  taken_at timestamptz not null,
  primary key (uid, id)
);

create table word_shares (
  share_id text primary key,
  uid bigint not null references users (uid),
  result jsonb not null,
  created_at timestamptz not null
);
create index word_shares_uid on word_shares (uid);

create table word_memories (
  uid bigint primary key references users (uid),
  reviews integer not null default 0,
  trained_at_reviews integer not null default 0,
  weights jsonb,
  held_out jsonb,
  claimed_until timestamptz
);
create index word_memories_waiting on word_memories (reviews);
