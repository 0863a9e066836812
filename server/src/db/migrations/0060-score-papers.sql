-- Papers that operators add on the evening of an exam, beside those of the content. The newest version of a paper counts; `is_offered`
-- is that of the newest.
create table score_papers (
  paper_id text not null,
  version integer not null,
  paper jsonb not null,
  sections jsonb not null,
  note text not null,
  is_offered boolean not null,
  changed_at timestamptz not null,
  primary key (paper_id, version)
);

-- Photos of a learner's own answer sheet: addresses of the learner's uploads.
create table score_photos (
  uid bigint not null,
  paper_id text not null,
  pictures jsonb not null,
  changed_at timestamptz not null,
  primary key (uid, paper_id)
);
