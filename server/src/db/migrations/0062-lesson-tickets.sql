-- Lessons whose film a learner was given an address of: what was handed out counts as learned when money goes back.
create table lesson_tickets (
  uid bigint not null,
  goods_id text not null,
  lesson_id text not null,
  issued_at timestamptz not null,
  primary key (uid, goods_id, lesson_id)
);
