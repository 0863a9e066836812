-- Check-ins, points, awards and study rooms. Streaks, balances and boards follow from these rows.
create table clock_days (
  uid bigint not null,
  activity text not null,
  day integer not null,
  how text not null check (how in ('real', 'card')),
  at timestamptz not null,
  primary key (uid, activity, day)
);

-- Make-up cards: granted rows, each used for at most one day.
create table make_up_cards (
  uid bigint not null,
  card_id text not null,
  granted_at timestamptz not null,
  used_day integer,
  primary key (uid, card_id)
);

-- The ledger of points. It is append-only; `ref` makes an entry unique within its reason.
create table point_entries (
  entry_id bigint generated always as identity primary key,
  uid bigint not null,
  delta integer not null check (delta <> 0),
  reason text not null,
  ref text not null,
  at timestamptz not null,
  expires_at timestamptz,
  unique (uid, reason, ref)
);
create index point_entries_by_time on point_entries (uid, at desc, entry_id desc);

-- The unspent rest of each positive entry. Spending takes the lots that expire first.
create table point_lots (
  entry_id bigint primary key references point_entries (entry_id) on delete cascade,
  uid bigint not null,
  remaining integer not null check (remaining >= 0),
  expires_at timestamptz not null
);
create index point_lots_open on point_lots (uid, expires_at) where remaining > 0;
create index point_lots_due on point_lots (expires_at) where remaining > 0;

create function open_point_lot() returns trigger language plpgsql set search_path from current as $$
begin
  if new.delta > 0 then
    insert into point_lots values (new.entry_id, new.uid, new.delta, new.expires_at); --
  end if; --
  return null; --
end $$;
create trigger point_entries_lot after insert on point_entries for each row execute function open_point_lot();

-- Awards of daily course tasks are points, too (task_awards stays the record of the task itself).
create function credit_task_award() returns trigger language plpgsql set search_path from current as $$
begin
  if new.award > 0 then
    insert into point_entries (uid, delta, reason, ref, at, expires_at)
      values (new.uid, new.award, 'task', new.task_id, new.taken_at, new.taken_at + interval '365 days')
      on conflict (uid, reason, ref) do nothing; --
  end if; --
  return null; --
end $$;
create trigger task_awards_points after insert on task_awards for each row execute function credit_task_award();
insert into point_entries (uid, delta, reason, ref, at, expires_at)
  select uid, award, 'task', task_id, taken_at, taken_at + interval '365 days' from task_awards where award > 0;

create table growth_awards (
  uid bigint not null,
  task_id text not null,
  points integer not null,
  cards integer not null,
  taken_at timestamptz not null,
  primary key (uid, task_id)
);

create table study_room_members (
  uid bigint not null,
  room_id text not null,
  joined_day integer not null,
  primary key (uid, room_id)
);
create index study_room_members_room on study_room_members (room_id);

create table rank_privacy (
  uid bigint primary key,
  is_anonymous boolean not null
);

-- Boards that follow from day rows: study minutes, and days checked in. Triggers keep them, so that a merge of accounts moves
-- the days and the boards follow.
create function add_to_board(the_board text, the_span text, the_uid bigint, amount integer) returns void
language plpgsql set search_path from current as $$
begin
  if amount > 0 then
    insert into leaderboard_scores (board, span, uid, score, reached_at) values (the_board, the_span, the_uid, amount, now())
      on conflict (uid, board, span) do update
      set score = leaderboard_scores.score + excluded.score, reached_at = excluded.reached_at; --
  elsif amount < 0 then
    update leaderboard_scores set score = score + amount
      where uid = the_uid and board = the_board and span = the_span and score + amount > 0; --
    if not found then
      delete from leaderboard_scores where uid = the_uid and board = the_board and span = the_span; --
    end if; --
  end if; --
end $$;

create function week_span(day integer) returns text language sql immutable as
  $$ select 'w' || (date '1970-01-01' + (day - ((day + 3) % 7)))::text $$;

create function rank_minutes(the_uid bigint, the_day integer, gain integer) returns void
language plpgsql set search_path from current as $$
declare
  room text; --
begin
  if gain = 0 then return; end if; --
  perform add_to_board('study-time', (date '1970-01-01' + the_day)::text, the_uid, gain); --
  perform add_to_board('study-time', week_span(the_day), the_uid, gain); --
  perform add_to_board('study-time', 'all', the_uid, gain); --
  for room in select room_id from study_room_members where uid = the_uid and joined_day <= the_day loop
    perform add_to_board('room_' || room, (date '1970-01-01' + the_day)::text, the_uid, gain); --
    perform add_to_board('room_' || room, week_span(the_day), the_uid, gain); --
    perform add_to_board('room_' || room, 'all', the_uid, gain); --
  end loop; --
end $$;

create function rank_study_minutes() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE' and (old.uid, old.day) = (new.uid, new.day) then
    perform rank_minutes(new.uid, new.day, new.seconds / 60 - old.seconds / 60); --
    return null; --
  end if; --
  if tg_op <> 'INSERT' then perform rank_minutes(old.uid, old.day, -(old.seconds / 60)); end if; --
  if tg_op <> 'DELETE' then perform rank_minutes(new.uid, new.day, new.seconds / 60); end if; --
  return null; --
end $$;
create trigger study_days_rank after insert or update or delete on study_days
  for each row execute function rank_study_minutes();

create function rank_clock_day(the_activity text, the_day integer, the_uid bigint, gain integer) returns void
language plpgsql set search_path from current as $$
begin
  perform add_to_board('clock_' || the_activity, to_char(date '1970-01-01' + the_day, 'YYYY-MM'), the_uid, gain); --
  perform add_to_board('clock_' || the_activity, 'all', the_uid, gain); --
end $$;

create function rank_clock_days() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op <> 'INSERT' then perform rank_clock_day(old.activity, old.day, old.uid, -1); end if; --
  if tg_op <> 'DELETE' then perform rank_clock_day(new.activity, new.day, new.uid, 1); end if; --
  return null; --
end $$;
create trigger clock_days_rank after insert or update of uid, day, activity or delete on clock_days
  for each row execute function rank_clock_days();

-- Study time of before counts from the first start on.
select add_to_board('study-time', (date '1970-01-01' + day)::text, uid, seconds / 60),
  add_to_board('study-time', week_span(day), uid, seconds / 60),
  add_to_board('study-time', 'all', uid, seconds / 60)
from study_days where seconds >= 60;
