-- Links, attribution, the work on leads, and the counts behind activity data and rankings.
alter table staff_tokens add column device text;
create index staff_tokens_device on staff_tokens (device) where device is not null;

create table sales_links (
  code text primary key,
  staff_id text not null references staff_accounts (id),
  branch_id text,
  title text not null,
  path text not null,
  promotion_id text not null,
  invite_code text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  disabled_at timestamptz
);
create index sales_links_staff on sales_links (staff_id, created_at desc, code);
create index sales_links_branch on sales_links (branch_id, created_at desc, code);
create index sales_links_time on sales_links (created_at desc, code);

-- A visit of a page through a link; previews and HEAD requests run no page and make none.
create table link_visits (
  id text primary key,
  code text not null references sales_links (code),
  visitor text not null,
  at timestamptz not null,
  held text
);
create index link_visits_code on link_visits (code, at);
create index link_visits_visitor on link_visits (visitor, at);

-- A device on which an account logged in.
create table visitor_accounts (
  visitor text not null,
  uid bigint not null references users (uid),
  at timestamptz not null,
  primary key (visitor, uid)
);
create index visitor_accounts_uid on visitor_accounts (uid);

-- Frozen at registration: the first eligible visit within 30 days before it, or none.
create table account_sources (
  uid bigint primary key references users (uid),
  registered_at timestamptz not null,
  code text,
  visit_id text,
  staff_id text,
  branch_id text,
  promotion_id text,
  rule_version integer not null,
  held text
);
create index account_sources_code on account_sources (code, registered_at);
create index account_sources_staff on account_sources (staff_id, registered_at);

-- Snapshot of a paid order; a refund is a row of its own with a negative amount.
create table order_sources (
  id text primary key,
  order_id text not null,
  kind text not null,
  code text,
  last_code text,
  staff_id text,
  branch_id text,
  promotion_id text not null,
  amount integer not null,
  at timestamptz not null,
  rule_version integer not null,
  held text
);
create index order_sources_order on order_sources (order_id);
create index order_sources_code on order_sources (code, at);
create index order_sources_staff on order_sources (staff_id, at);
create index order_sources_promotion on order_sources (promotion_id, at);
create index order_sources_waiting on order_sources (branch_id, at) where held is not null;
create index account_sources_waiting on account_sources (branch_id, registered_at) where held is not null;

alter table sales_clues add column link_code text;
alter table sales_clues add column staff_id text;
alter table sales_clues add column state text not null default 'new';
alter table sales_clues add column next_at timestamptz;
alter table sales_clues add column lost_reason text;
create index sales_clues_branch on sales_clues (branch_id, created_at desc, id);
create index sales_clues_owner on sales_clues (staff_id, created_at desc, id);
create index sales_clues_time on sales_clues (created_at desc, id);
create index sales_clues_next on sales_clues (staff_id, next_at) where next_at is not null;

create table lead_events (
  id text not null,
  clue_id text not null references sales_clues (id) on delete cascade,
  at timestamptz not null,
  staff_id text,
  staff_name text not null,
  kind text not null,
  state_from text,
  state_to text,
  note text not null,
  next_at timestamptz,
  primary key (clue_id, id)
);
create index lead_events_clue on lead_events (clue_id, at desc, id);

-- Work for the counter: which day of which promotion or member has to be counted again.
create table sales_counting (
  id bigint generated always as identity primary key,
  kind text not null,
  subject text not null,
  promotion_id text not null,
  day text not null
);

create table activity_days (
  promotion_id text not null,
  day text not null,
  views integer not null,
  visitors integer not null,
  clicks integer not null,
  logins integer not null,
  dwell bigint not null,
  leads integer not null,
  orders integer not null,
  amount bigint not null,
  primary key (promotion_id, day)
);

create table staff_days (
  staff_id text not null,
  promotion_id text not null,
  day text not null,
  branch_id text,
  visits integer not null,
  visitors integer not null,
  registrations integer not null,
  leads integer not null,
  orders integer not null,
  refunds integer not null,
  amount bigint not null,
  primary key (staff_id, promotion_id, day)
);
create index staff_days_day on staff_days (day, staff_id);
create index staff_days_branch on staff_days (branch_id, day);

create function day_in_china(moment timestamptz) returns text language sql immutable
  as $$ select to_char(moment at time zone interval '8 hours', 'YYYY-MM-DD') $$;

-- One row a batch, promotion and day: writers never wait for each other.
create function note_page_events() returns trigger language plpgsql set search_path from current as $$
begin
  insert into sales_counting (kind, subject, promotion_id, day)
    select distinct 'activity', '', promotion_id, day_in_china(at) from arrived where promotion_id is not null; --
  return null; --
end $$;
create trigger page_events_counted after insert on page_events referencing new table as arrived
  for each statement execute function note_page_events();

create function note_clue() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    insert into sales_counting (kind, subject, promotion_id, day)
      values ('activity', '', new.promotion_id, day_in_china(new.created_at)); --
  end if; --
  if new.staff_id is not null then
    insert into sales_counting (kind, subject, promotion_id, day)
      values ('staff', new.staff_id, new.promotion_id, day_in_china(new.created_at)); --
  end if; --
  if tg_op = 'UPDATE' and old.staff_id is not null then
    insert into sales_counting (kind, subject, promotion_id, day)
      values ('staff', old.staff_id, new.promotion_id, day_in_china(new.created_at)); --
  end if; --
  return null; --
end $$;
create trigger sales_clues_added after insert on sales_clues for each row execute function note_clue();
create trigger sales_clues_moved after update on sales_clues for each row
  when (old.staff_id is distinct from new.staff_id) execute function note_clue();

create function note_order() returns trigger language plpgsql set search_path from current as $$
begin
  insert into sales_counting (kind, subject, promotion_id, day) values ('order', new.order_id, '', ''); --
  return null; --
end $$;
create trigger orders_paid after insert on orders for each row
  when (new.status in ('paid', 'refunded')) execute function note_order();
create trigger orders_settled after update on orders for each row
  when (old.status is distinct from new.status and new.status in ('paid', 'refunded')) execute function note_order();
create index staff_audit_action on staff_audit (action, at);
