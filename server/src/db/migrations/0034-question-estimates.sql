-- What answers have told of questions, and when each subject was estimated last.
create table question_estimates (
  question_id text primary key references questions (id) on delete cascade,
  authored_discrimination double precision not null,
  authored_difficulty double precision not null,
  discrimination double precision not null,
  difficulty double precision not null,
  estimated_at timestamptz not null
);
create table subject_calibrations (
  subject text primary key,
  answers integer not null default 0,
  held_out jsonb,
  tried_at timestamptz,
  claimed_until timestamptz
);
