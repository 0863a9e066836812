-- What each learner has on each board, and how many learners have each score: a page is read by an index, a rank is a number of
-- better scores (decisions/053). A trigger keeps the counts, so that the merging of accounts need not know of them (decisions/024).
create table leaderboard_scores (
  board text not null,
  span text not null,
  uid bigint not null,
  score integer not null,
  reached_at timestamptz not null,
  primary key (uid, board, span)
);
create index leaderboard_scores_place on leaderboard_scores (board, span, score desc, reached_at, uid);

create table leaderboard_counts (
  board text not null,
  span text not null,
  score integer not null,
  learners integer not null,
  primary key (board, span, score)
);

create function keep_leaderboard_counts() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE' and (old.board, old.span, old.score) = (new.board, new.span, new.score) then return null; end if; --
  if tg_op <> 'INSERT' then
    update leaderboard_counts set learners = learners - 1 where board = old.board and span = old.span and score = old.score; --
    delete from leaderboard_counts where board = old.board and span = old.span and score = old.score and learners <= 0; --
  end if; --
  if tg_op <> 'DELETE' then
    insert into leaderboard_counts values (new.board, new.span, new.score, 1)
      on conflict (board, span, score) do update set learners = leaderboard_counts.learners + 1; --
  end if; --
  return null; --
end $$;

create trigger leaderboard_scores_counts after insert or update or delete on leaderboard_scores
  for each row execute function keep_leaderboard_counts();

-- Ended attempts that boards have not counted are the queue of what is to be counted. Those of the releases before are not counted.
alter table exercise_attempts add column ranked boolean not null default false;
update exercise_attempts set ranked = true where ended_at is not null;
create index exercise_attempts_ranking_waiting on exercise_attempts (ended_at, uid, attempt_id)
  where ended_at is not null and not ranked;
