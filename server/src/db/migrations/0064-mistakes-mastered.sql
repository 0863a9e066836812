-- A mistake is mastered after three days over two weeks (src/domain/mistakes/isMastered.ts); two days were enough before. Cards that
-- the earlier rule had put away come back, when their log says so; study days begin at 04:00 in Shanghai.
update mistake_cards card set mastered = false
where mastered and (
  select count(distinct solved.day) < 3 or max(solved.day) - min(solved.day) < 14
  from (
    select floor((extract(epoch from e.at) + 14400) / 86400)::int as day
    from mistake_events e
    where e.uid = card.uid and e.event ->> 'word' = card.question_id
      and e.event ->> 'kind' = 'review' and (e.event ->> 'grade')::int >= 3
      and e.at > coalesce((
        select max(m.at) from mistake_events m
        where m.uid = card.uid and m.event ->> 'word' = card.question_id
          and m.event ->> 'kind' = 'review' and (m.event ->> 'grade')::int < 3
      ), '-infinity')
  ) solved
);
