-- Which chapters of a course its learner studies, and how many lessons of each are known already.
create table study_scopes (
  uid bigint not null references users (uid),
  goods_id text not null,
  chapter text not null,
  chosen boolean not null,
  skipped integer not null,
  primary key (uid, goods_id, chapter)
);
