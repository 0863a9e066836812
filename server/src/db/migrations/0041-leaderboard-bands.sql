-- How many different scores, and how many learners, a band of 256 scores holds: a rank among twenty thousand different scores adds up
-- some eighty bands and the rest of one (decisions/082). A trigger keeps them, as it does the counts that they add up (decisions/024).
create table leaderboard_bands (
  board text not null,
  span text not null,
  band integer not null,
  scores integer not null,
  learners integer not null,
  primary key (board, span, band)
);

create function keep_leaderboard_bands() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    insert into leaderboard_bands values (new.board, new.span, new.score >> 8, 1, new.learners)
      on conflict (board, span, band) do update
      set learners = leaderboard_bands.learners + excluded.learners, scores = leaderboard_bands.scores + 1; --
  elsif tg_op = 'UPDATE' then
    update leaderboard_bands set learners = learners + new.learners - old.learners
      where board = old.board and span = old.span and band = old.score >> 8; --
  else
    update leaderboard_bands set learners = learners - old.learners, scores = scores - 1
      where board = old.board and span = old.span and band = old.score >> 8; --
  end if; --
  return null; --
end $$;

-- Nothing is counted between the trigger and what was there before: both are one transaction, which holds the table.
create trigger leaderboard_counts_bands after insert or update or delete on leaderboard_counts
  for each row execute function keep_leaderboard_bands();

insert into leaderboard_bands select board, span, score >> 8, count(*), sum(learners) from leaderboard_counts group by 1, 2, 3;
