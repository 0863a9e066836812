-- What was watched. A sitting is reported whole each time; the sums of lessons and days grow by what is new in it.
create table watch_sittings (
  uid bigint not null references users (uid),
  sitting_id text not null,
  goods_id text not null,
  lesson_id text not null,
  -- The number of the study day on which it began.
  day integer not null,
  seconds integer not null,
  started_at timestamptz not null,
  primary key (uid, sitting_id)
);
create index watch_sittings_day on watch_sittings (uid, day, goods_id, lesson_id);

create table lesson_watches (
  uid bigint not null references users (uid),
  goods_id text not null,
  lesson_id text not null,
  seconds integer not null,
  covered int4multirange not null,
  length integer not null,
  place integer not null,
  watched_at timestamptz not null,
  primary key (uid, goods_id, lesson_id)
);

create table study_days (
  uid bigint not null references users (uid),
  day integer not null,
  seconds integer not null,
  primary key (uid, day)
);
create index study_days_rank on study_days (day, seconds);

create table lesson_notes (
  uid bigint not null references users (uid),
  note_id text not null,
  goods_id text not null,
  lesson_id text not null,
  place integer not null,
  text text not null,
  created_at timestamptz not null,
  primary key (uid, note_id)
);
create index lesson_notes_course on lesson_notes (uid, goods_id, created_at desc, note_id);

-- The film of a lesson, for who holds the course.
alter table lessons add column clip text;
