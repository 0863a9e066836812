create table sales_clues (
  id text primary key,
  phone text not null,
  promotion_id text not null,
  day text not null,
  uid bigint,
  invite_code text,
  agent_code text,
  branch_id text,
  extra jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (phone, promotion_id, day)
);
create index sales_clues_uid on sales_clues (uid, created_at desc);

create table winter_applications (
  uid bigint not null references users (uid),
  goods_id text not null,
  applied_at timestamptz not null,
  primary key (uid, goods_id)
);

create table page_events (
  id text primary key,
  type integer not null,
  page text not null,
  name text,
  tab text,
  duration integer,
  at timestamptz not null,
  received_at timestamptz not null,
  uid bigint,
  uid_proved boolean not null,
  promotion_id text,
  invite_code text,
  context jsonb not null
);
create index page_events_promotion on page_events (promotion_id, at);
create index page_events_received on page_events (received_at);

create table uploads (
  id text primary key,
  uid bigint not null references users (uid),
  media_type text not null,
  bytes integer not null,
  created_at timestamptz not null
);
