-- How many learners have studied how many minutes of each day: a place among them costs the same with any number of them.
-- A trigger keeps them, so that the release before this one and the merging of accounts need not know of them (decisions/024).
create table study_day_minutes (
  day integer not null,
  minute integer not null,
  learners integer not null,
  primary key (day, minute)
);

create function keep_study_minutes() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE' and (old.day, old.seconds / 60) = (new.day, new.seconds / 60) then return null; end if; --
  if tg_op <> 'INSERT' then
    update study_day_minutes set learners = learners - 1 where day = old.day and minute = old.seconds / 60; --
  end if; --
  if tg_op <> 'DELETE' then
    insert into study_day_minutes values (new.day, new.seconds / 60, 1)
      on conflict (day, minute) do update set learners = study_day_minutes.learners + 1; --
  end if; --
  return null; --
end $$;

create trigger study_days_minutes after insert or update or delete on study_days
  for each row execute function keep_study_minutes();

insert into study_day_minutes select day, seconds / 60, count(*) from study_days group by 1, 2;
