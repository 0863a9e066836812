-- Accounts of staff: apart from learners, with sessions of their own.
create table staff_accounts (
  id text primary key,
  login_name text not null unique,
  work_number text not null unique,
  name text not null,
  role text not null,
  branch_id text,
  employee_no text,
  invite_code text,
  password_hash text not null,
  -- The first password was made by a program and has to be replaced before anything else.
  must_change boolean not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  confirmed_by text,
  -- A branch and an employee number that wait for a manager.
  claimed_branch_id text,
  claimed_employee_no text,
  claimed_at timestamptz,
  locked_at timestamptz,
  lock_reason text
);
create unique index staff_accounts_employee on staff_accounts (branch_id, employee_no) where employee_no is not null;
create index staff_accounts_branch on staff_accounts (branch_id, id);
create index staff_accounts_waiting on staff_accounts (claimed_branch_id, claimed_at) where claimed_at is not null;

create table staff_tokens (
  token_hash text primary key,
  staff_id text not null references staff_accounts (id),
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index staff_tokens_staff on staff_tokens (staff_id);
create index staff_tokens_expires on staff_tokens (expires_at);

-- A password was right; the code of the second factor is still missing.
create table staff_challenges (
  ticket_hash text primary key,
  staff_id text not null references staff_accounts (id),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_challenges_expires on staff_challenges (expires_at);

-- Wrong passwords and codes by hashed login name, known or not.
create table staff_failures (
  login_hash text primary key,
  failures integer not null,
  locked_until timestamptz
);

-- Append-only: the trigger below refuses every change, also those of the application itself.
create table staff_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- A member of staff, the operator key of a machine, or a login name that nobody has.
  actor text not null,
  staff_id text,
  branch_id text,
  action text not null,
  subject text not null,
  detail jsonb not null,
  address text not null
);
create index staff_audit_branch on staff_audit (branch_id, id desc);
create index staff_audit_staff on staff_audit (staff_id, action, at);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'staff_audit is append-only' using errcode = '42501'; --
end $$;
create trigger staff_audit_append_only before update or delete or truncate on staff_audit
  for each statement execute function refuse_audit_change();
