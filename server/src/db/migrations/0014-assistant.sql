-- What the assistant answers from. `terms` holds words, pairs of characters and trigrams of Latin words with their places;
-- `norm` is the length of the passage by the mean length, as BM25 needs it.
create table assistant_passages (
  id text primary key,
  source text not null,
  place text not null,
  title text not null,
  body text not null,
  topics text[] not null,
  ask text,
  link jsonb,
  norm real not null,
  terms tsvector not null
);
create index assistant_passages_terms on assistant_passages using gin (terms);
-- How much a term tells: its inverse document frequency.
create table assistant_terms (
  term text primary key,
  idf real not null
);
-- Without a uid a conversation belongs to whoever knows its id: a visitor's device.
create table assistant_conversations (
  conversation_id text primary key,
  uid bigint references users (uid),
  variant text not null,
  title text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index assistant_conversations_own on assistant_conversations (uid, variant, updated_at desc);
create index assistant_conversations_unowned on assistant_conversations (updated_at) where uid is null;
create table assistant_turns (
  turn_id text primary key,
  conversation_id text not null references assistant_conversations (conversation_id) on delete cascade,
  question text not null,
  context jsonb,
  state text not null,
  kind text not null,
  answer text not null,
  sources jsonb not null,
  follow_ups jsonb not null,
  hand_over boolean not null,
  rating text,
  share_id text unique,
  asked_at timestamptz not null,
  -- When the process that answers was last heard of.
  beat_at timestamptz not null
);
create index assistant_turns_conversation on assistant_turns (conversation_id, asked_at);
