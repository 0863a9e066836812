-- What a learner does first with a course: the agreement is signed, the steps of the first day are ticked.
-- A text is kept once, under its hash, for as long as somebody has signed it.
create table agreement_texts (
  hash text primary key,
  text jsonb not null
);

create table agreement_signatures (
  signature_id text primary key,
  uid bigint not null,
  goods_id text not null,
  goods_title text not null,
  hash text not null,
  name text not null,
  ink text not null,
  signed_at timestamptz not null
);
create unique index agreement_signatures_uid on agreement_signatures (uid, goods_id);

create table starting_steps (
  uid bigint not null,
  goods_id text not null,
  step text not null,
  done_at timestamptz not null,
  primary key (uid, goods_id, step)
);
