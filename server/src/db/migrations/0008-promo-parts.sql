-- Timed tests of promo papers that were handed in. The list of ranks is read by paper.
create table paper_attempts (
  attempt_id text primary key,
  uid bigint not null references users (uid),
  paper_id text not null,
  answers jsonb not null,
  score integer not null,
  seconds integer not null,
  handed_in_at timestamptz not null
);
create index paper_attempts_best on paper_attempts (paper_id, uid, score desc, seconds);
create index paper_attempts_uid on paper_attempts (uid, paper_id, handed_in_at desc);
