-- Baoyan: notices, their deadlines and changes, what learners follow, questions, backgrounds and results.
create table baoyan_notices (
  notice_id text primary key,
  season_key text not null unique,
  title text not null,
  school_id text not null,
  school text not null,
  dept text not null,
  kind text not null,
  code text not null,
  discipline text not null,
  degree text not null,
  level integer not null,
  province text not null,
  entry integer not null,
  origin text not null,
  conditions jsonb not null,
  materials jsonb not null,
  source jsonb not null,
  opens_at timestamptz,
  applies_until timestamptz,
  ends_at timestamptz not null,
  edited boolean not null default false,
  retired boolean not null default false
);
create index baoyan_notices_by_end on baoyan_notices (ends_at);
create index baoyan_notices_by_school on baoyan_notices (school_id);

create table baoyan_deadlines (
  notice_id text not null,
  round integer not null,
  meaning text not null,
  starts_at timestamptz not null,
  at timestamptz not null,
  precision text not null,
  primary key (notice_id, round, meaning)
);
create index baoyan_deadlines_by_time on baoyan_deadlines (at);

create table baoyan_changes (
  change_id text primary key,
  notice_id text not null,
  round integer not null,
  meaning text not null,
  before text,
  after text,
  seen_at timestamptz not null
);
create index baoyan_changes_by_notice on baoyan_changes (notice_id, seen_at desc);

create table baoyan_follows (
  uid bigint not null,
  notice_id text not null,
  state text not null,
  note text not null,
  ready jsonb not null,
  followed_at timestamptz not null,
  changes_seen_at timestamptz not null,
  primary key (uid, notice_id)
);

create table baoyan_calendars (
  uid bigint primary key,
  version integer not null
);

create table baoyan_questions (
  question_id text primary key,
  article_id text not null,
  uid bigint not null,
  text text not null,
  answer text not null,
  state text not null,
  asked_at timestamptz not null,
  answered_at timestamptz
);
create index baoyan_questions_by_article on baoyan_questions (article_id, state, asked_at desc);
create index baoyan_questions_by_uid on baoyan_questions (uid, asked_at desc);
create index baoyan_questions_waiting on baoyan_questions (asked_at) where state = 'open';

create table baoyan_tutor_claims (
  claim_id text primary key,
  tutor_id text not null,
  uid bigint not null,
  kind text not null,
  text text not null,
  contact text not null,
  state text not null,
  at timestamptz not null
);
create index baoyan_tutor_claims_by_uid on baoyan_tutor_claims (uid, at desc);
create index baoyan_tutor_claims_waiting on baoyan_tutor_claims (at) where state = 'waiting';

create table baoyan_profiles (
  uid bigint primary key,
  profile jsonb not null,
  rev integer not null,
  changed_at timestamptz not null
);

create table baoyan_results (
  result_id text primary key,
  uid bigint not null,
  kind text not null,
  profile jsonb not null,
  title text not null,
  total integer,
  made_at timestamptz not null
);
create index baoyan_results_by_uid on baoyan_results (uid, kind, made_at desc);

-- The newest competitiveness total of each learner: what a percentile is counted over.
create table baoyan_totals (
  uid bigint primary key,
  total integer not null,
  made_at timestamptz not null
);

-- The number of learners by their newest total: a percentile is read from these, not from the learners' rows. A trigger keeps the counts,
-- so that removing and merging accounts need not know of them; lower totals change first, so that two learners never meet in a deadlock.
create table baoyan_total_counts (
  total integer primary key,
  learners integer not null
);

create function keep_baoyan_total_counts() returns trigger language plpgsql set search_path from current as $$
declare
  change record; --
begin
  for change in
    select c.total, sum(c.learners)::integer as learners from (
      select old.total as total, -1 as learners where tg_op <> 'INSERT'
      union all
      select new.total, 1 where tg_op <> 'DELETE'
    ) c group by c.total having sum(c.learners) <> 0 order by c.total
  loop
    insert into baoyan_total_counts values (change.total, change.learners)
      on conflict (total) do update set learners = baoyan_total_counts.learners + excluded.learners; --
    delete from baoyan_total_counts where total = change.total and learners <= 0; --
  end loop; --
  return null; --
end $$;

create trigger baoyan_totals_counted after insert or update or delete on baoyan_totals
  for each row execute function keep_baoyan_total_counts();
