-- Which outline the lessons of goods were made of: knowledge points name lessons by it. Content is loaded again.
alter table goods add column outline text not null default '';
delete from content_areas where area = 'course';

-- The points that tasks gave, and the log of recitals.
create table task_awards (
  uid bigint not null references users (uid),
  task_id text not null,
  award integer not null,
  taken_at timestamptz not null,
  primary key (uid, task_id)
);

create table recite_events (
  uid bigint not null references users (uid),
  seq integer not null,
  id text not null,
  at timestamptz not null,
  event jsonb not null,
  primary key (uid, seq),
  unique (uid, id)
);
create index recite_events_at on recite_events (uid, at);
