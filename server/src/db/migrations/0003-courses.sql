create table orders (
  order_id text primary key,
  uid bigint not null references users (uid),
  idempotency_key text not null,
  goods_id text not null,
  title text not null,
  cover text not null,
  status text not null,
  price integer not null,
  discount integer not null,
  payable integer not null,
  coupon_id text,
  address_id text,
  shipping jsonb,
  agreement_version text not null,
  promotion_id text,
  invite_code text,
  remark text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  closed_at timestamptz,
  unique (uid, idempotency_key)
);
create index orders_uid on orders (uid, created_at desc, order_id);
create index orders_unpaid on orders (expires_at) where status = 'unpaid';

create table payments (
  payment_id text primary key,
  order_id text not null references orders (order_id),
  provider text not null,
  amount integer not null,
  state text not null,
  transaction_id text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index payments_order on payments (order_id);

create table user_coupons (
  coupon_id text primary key,
  template_id text not null,
  uid bigint not null references users (uid),
  title text not null,
  amount integer not null,
  threshold integer not null,
  scope text not null,
  class_types jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  order_id text,
  unique (uid, template_id)
);

create table addresses (
  address_id text primary key,
  uid bigint not null references users (uid),
  receiver text not null,
  phone text not null,
  region_code text not null,
  province text not null,
  city text not null,
  district text not null,
  detail text not null,
  is_default boolean not null,
  created_at timestamptz not null
);
create index addresses_uid on addresses (uid, created_at);

create table entitlements (
  uid bigint not null references users (uid),
  goods_id text not null,
  source text not null,
  order_id text,
  granted_at timestamptz not null,
  expires_at timestamptz,
  primary key (uid, goods_id)
);

create table lesson_progress (
  uid bigint not null references users (uid),
  goods_id text not null,
  lesson_id text not null,
  done_at timestamptz not null,
  primary key (uid, goods_id, lesson_id)
);

create table students (
  uid bigint primary key references users (uid),
  school text not null default '',
  major text not null default '',
  grade text not null default '',
  target_school text not null default '',
  target_major text not null default '',
  exam_year integer,
  subject_ids jsonb not null default '[]',
  updated_at timestamptz not null
);

create table memberships (
  uid bigint not null references users (uid),
  member_id text not null,
  temporary boolean not null,
  granted_at timestamptz not null,
  expires_at timestamptz,
  primary key (uid, member_id)
);
