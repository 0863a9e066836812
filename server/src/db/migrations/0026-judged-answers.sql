-- How each answer was judged, once its key may be known: what mastery and statistics are counted from.
create table judged_answers (
  uid bigint not null,
  attempt_id text not null,
  question_id text not null,
  subject text not null,
  point text not null,
  -- Of its points, 0 to 1.
  share double precision not null,
  -- Milliseconds.
  took integer not null,
  answered_at timestamptz not null,
  primary key (uid, attempt_id, question_id)
);
create index judged_answers_newest on judged_answers (uid, answered_at desc, question_id);
-- What was answered before is filed again, now with its verdicts: the book of mistakes takes the same answer once.
update exercise_attempts set filed = false where ended_at is not null;
