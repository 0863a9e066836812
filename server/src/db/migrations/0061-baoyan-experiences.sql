-- Baoyan: experience posts of learners, read by a moderator before they are public; decisions about tutors.
create table baoyan_experiences (
  experience_id text primary key,
  uid bigint not null,
  request_key text not null,
  title text not null,
  field text not null,
  body jsonb not null,
  is_anonymous boolean not null,
  state text not null,
  reason text not null default '',
  doubt text not null default '',
  version integer not null default 1,
  changed_at timestamptz not null,
  shown_at timestamptz,
  unique (uid, request_key)
);
create index baoyan_experiences_by_uid on baoyan_experiences (uid, changed_at desc);
create index baoyan_experiences_by_state on baoyan_experiences (state, shown_at desc);
create index baoyan_experiences_by_field on baoyan_experiences (state, field, shown_at desc);
create index baoyan_experiences_waiting on baoyan_experiences (changed_at) where state = 'pending';

-- Granted requests about tutors: removals, and replies that the tutor's page shows. They outlive the account that asked.
create table baoyan_tutor_decisions (
  claim_id text primary key,
  tutor_id text not null,
  kind text not null,
  text text not null,
  decided_at timestamptz not null
);
create index baoyan_tutor_decisions_by_tutor on baoyan_tutor_decisions (tutor_id, decided_at desc);

-- One message a day before the next deadline, as the learner agreed to in the mini-program.
create table baoyan_reminders (
  uid bigint not null,
  notice_id text not null,
  is_on boolean not null,
  told_until timestamptz,
  tries integer not null default 0,
  primary key (uid, notice_id)
);
create index baoyan_reminders_waiting on baoyan_reminders (notice_id) where is_on;
