-- Reading places, highlights, bookmarks of everything, and ticked items of plans.
create table reading_places (
  uid bigint not null,
  book_id text not null,
  chapter_id text not null,
  block integer not null,
  char_offset integer not null,
  read_at timestamptz not null,
  primary key (uid, book_id)
);

create table reading_marks (
  uid bigint not null,
  book_id text not null,
  mark_id text not null,
  chapter_id text not null,
  block integer not null,
  char_start integer not null,
  char_end integer not null,
  color text not null,
  note text not null,
  at timestamptz not null,
  primary key (uid, book_id, mark_id)
);

create table bookmarks (
  uid bigint not null,
  kind text not null,
  target_id text not null,
  title text not null,
  at timestamptz not null,
  primary key (uid, kind, target_id)
);
create index bookmarks_by_time on bookmarks (uid, at desc);
create index bookmarks_by_kind on bookmarks (uid, kind, at desc);

create table plan_checks (
  uid bigint not null,
  item_id text not null,
  at timestamptz not null,
  primary key (uid, item_id)
);
