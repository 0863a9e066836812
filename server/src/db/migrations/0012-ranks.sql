-- The best attempt of each learner, and how many learners have each result: a rank is read, not computed from all attempts.
-- A trigger keeps them, so that the release before this one and the merging of accounts need not know of them.
create table paper_bests (
  paper_id text not null,
  uid bigint not null references users (uid),
  score integer not null,
  seconds integer not null,
  handed_in_at timestamptz not null,
  primary key (paper_id, uid)
);
create index paper_bests_place on paper_bests (paper_id, score desc, seconds, handed_in_at, uid);
create index paper_bests_uid on paper_bests (uid);

create table paper_results (
  paper_id text not null,
  score integer not null,
  seconds integer not null,
  learners integer not null,
  primary key (paper_id, score, seconds)
);

create function keep_paper_best(paper text, learner bigint) returns void language plpgsql set search_path from current as $$
declare held paper_bests; best paper_attempts; begin
  perform pg_advisory_xact_lock(hashtext('yantu:best:' || paper || ':' || learner)); --
  select * into held from paper_bests where paper_id = paper and uid = learner; --
  select * into best from paper_attempts where paper_id = paper and uid = learner order by score desc, seconds, handed_in_at limit 1; --
  if (held.score, held.seconds, held.handed_in_at) is not distinct from (best.score, best.seconds, best.handed_in_at) then return; end if; --
  delete from paper_bests where paper_id = paper and uid = learner; --
  update paper_results set learners = learners - 1 where paper_id = paper and score = held.score and seconds = held.seconds; --
  if best.attempt_id is null then return; end if; --
  insert into paper_bests values (paper, learner, best.score, best.seconds, best.handed_in_at); --
  insert into paper_results values (paper, best.score, best.seconds, 1)
    on conflict (paper_id, score, seconds) do update set learners = paper_results.learners + 1; --
end $$;

create function keep_paper_bests() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op <> 'INSERT' then perform keep_paper_best(old.paper_id, old.uid); end if; --
  if tg_op <> 'DELETE' then perform keep_paper_best(new.paper_id, new.uid); end if; --
  return null; --
end $$;

create trigger paper_attempts_bests after insert or update or delete on paper_attempts
  for each row execute function keep_paper_bests();

insert into paper_bests select distinct on (paper_id, uid) paper_id, uid, score, seconds, handed_in_at
  from paper_attempts order by paper_id, uid, score desc, seconds, handed_in_at;
insert into paper_results select paper_id, score, seconds, count(*) from paper_bests group by 1, 2, 3;

-- Leads of an activity by time.
create index sales_clues_promotion on sales_clues (promotion_id, created_at);
