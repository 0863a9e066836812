-- An answer sheet: one for each learner and paper. `key_mark` names the key by which it was scored, so that a corrected key finds
-- the sheets that wait for it, learner by learner. `notice` holds the objective scores before and after unread corrections.
create table score_sheets (
  uid bigint not null,
  paper_id text not null,
  answers jsonb not null,
  marks jsonb not null,
  rev integer not null,
  changed_at timestamptz not null,
  result jsonb,
  key_mark text,
  notice text,
  primary key (uid, paper_id)
);
create index score_sheets_key on score_sheets (paper_id, uid, key_mark) where result is not null;

-- Learners who handed in a sheet of a paper, counted once a minute.
create table score_paper_people (
  paper_id text primary key,
  people integer not null
);

-- Corrections of keys by operators; the newest version of a paper counts.
create table score_keys (
  paper_id text not null,
  version integer not null,
  key jsonb not null,
  note text not null,
  changed_at timestamptz not null,
  primary key (paper_id, version)
);

create table score_forms (
  uid bigint primary key,
  form jsonb not null,
  rev integer not null,
  changed_at timestamptz not null
);

-- The newest total of each learner, and how many learners have each total on each board. A trigger keeps the counts, so that removing
-- and merging accounts need not know of them.
create table score_totals (
  uid bigint primary key,
  school_board text not null,
  major_board text not null,
  total integer not null,
  hidden boolean not null,
  first_ranks jsonb,
  changed_at timestamptz not null
);

create table score_counts (
  board text not null,
  total integer not null,
  people integer not null,
  primary key (board, total)
);

-- Changes of counts are made in the order of the boards and totals, so that two learners who swap totals wait for each other instead of
-- meeting in a deadlock.
create function keep_score_counts() returns trigger language plpgsql set search_path from current as $$
declare
  change record; --
begin
  for change in
    select c.board, c.total, sum(c.people)::integer as people from (
      select unnest(array[old.major_board, old.school_board]) as board, old.total as total, -1 as people
        where tg_op <> 'INSERT' and not old.hidden
      union all
      select unnest(array[new.major_board, new.school_board]), new.total, 1 where tg_op <> 'DELETE' and not new.hidden
    ) c group by c.board, c.total having sum(c.people) <> 0 order by c.board, c.total
  loop
    insert into score_counts values (change.board, change.total, change.people)
      on conflict (board, total) do update set people = score_counts.people + excluded.people; --
    delete from score_counts where board = change.board and total = change.total and people <= 0; --
  end loop; --
  return null; --
end $$;

create trigger score_totals_counts after insert or update or delete on score_totals
  for each row execute function keep_score_counts();

create table adjustment_openings (
  opening_id text primary key,
  school_id text not null,
  school text not null,
  province text not null,
  region text not null,
  code text not null,
  cat text not null,
  name text not null,
  degree text not null,
  seats integer not null,
  min_total integer,
  opens_at timestamptz not null,
  ends_at timestamptz not null,
  added_at timestamptz not null,
  detail jsonb not null,
  is_sample boolean not null,
  retired boolean not null default false
);
create index adjustment_openings_end on adjustment_openings (ends_at, opening_id) where not retired;
create index adjustment_openings_major on adjustment_openings (cat, ends_at) where not retired;

create table adjustment_favourites (
  uid bigint not null,
  opening_id text not null,
  added_at timestamptz not null,
  primary key (uid, opening_id)
);
create index adjustment_favourites_opening on adjustment_favourites (opening_id);

create table score_subscriptions (
  uid bigint not null,
  kind text not null,
  code text not null,
  seen_at timestamptz not null,
  primary key (uid, kind)
);
