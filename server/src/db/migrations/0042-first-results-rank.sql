-- The report of a test tells its keys: only the first attempt that a learner hands in counts for the rank, and only when the time for its
-- answers has passed. Rows that the release before writes say nothing of it: of them the first ranks.
lock table paper_attempts in share row exclusive mode;
alter table paper_attempts add column ranks boolean not null default true;

create or replace function keep_paper_best(paper text, learner bigint) returns void language plpgsql set search_path from current as $$
declare held paper_bests; best paper_attempts; begin
  perform pg_advisory_xact_lock(hashtext('yantu:best:' || paper || ':' || learner)); --
  select * into held from paper_bests where paper_id = paper and uid = learner; --
  select * into best from paper_attempts where paper_id = paper and uid = learner and ranks order by handed_in_at, attempt_id limit 1; --
  if (held.score, held.seconds, held.handed_in_at) is not distinct from (best.score, best.seconds, best.handed_in_at) then return; end if; --
  delete from paper_bests where paper_id = paper and uid = learner; --
  update paper_results set learners = learners - 1 where paper_id = paper and score = held.score and seconds = held.seconds; --
  if best.attempt_id is null then return; end if; --
  insert into paper_bests values (paper, learner, best.score, best.seconds, best.handed_in_at); --
  insert into paper_results values (paper, best.score, best.seconds, 1)
    on conflict (paper_id, score, seconds) do update set learners = paper_results.learners + 1; --
end $$;

delete from paper_bests;
delete from paper_results;
insert into paper_bests select distinct on (paper_id, uid) paper_id, uid, score, seconds, handed_in_at
  from paper_attempts order by paper_id, uid, handed_in_at, attempt_id;
insert into paper_results select paper_id, score, seconds, count(*) from paper_bests group by 1, 2, 3;
