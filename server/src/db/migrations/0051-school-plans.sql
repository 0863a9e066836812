-- A learner's form, one per way in; `rev` counts the saves, so that a stale device overwrites nothing.
create table choose_forms (
  uid bigint not null,
  module text not null,
  form jsonb not null,
  rev integer not null,
  changed_at timestamptz not null,
  primary key (uid, module)
);

create table choose_favourites (
  uid bigint not null,
  kind text not null,
  target_id text not null,
  position integer not null,
  added_at timestamptz not null,
  primary key (uid, kind, target_id)
);

-- Programmes that a learner considers; one of them is the first choice.
create table choose_plans (
  uid bigint not null,
  programme_id text not null,
  is_first boolean not null,
  added_at timestamptz not null,
  primary key (uid, programme_id)
);

create table choose_reports (
  report_id text primary key,
  uid bigint not null,
  made_at timestamptz not null,
  report jsonb not null
);
create index choose_reports_uid on choose_reports (uid, made_at desc);

create table consult_bookings (
  booking_id text primary key,
  uid bigint not null,
  adviser_id text not null,
  starts_at timestamptz not null,
  topic text not null,
  contact text not null,
  state text not null,
  booked_at timestamptz not null
);
-- Two learners never hold one slot, and one learner never two at the same time.
create unique index consult_bookings_slot on consult_bookings (adviser_id, starts_at) where state = 'booked';
create unique index consult_bookings_time on consult_bookings (uid, starts_at) where state = 'booked';
create index consult_bookings_uid on consult_bookings (uid, starts_at desc);
create index consult_bookings_day on consult_bookings (starts_at);

create table interest_results (
  uid bigint primary key,
  answers jsonb not null,
  scores jsonb not null,
  taken_at timestamptz not null
);
