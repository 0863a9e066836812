create table content_state (
  id integer primary key,
  hash text not null,
  loaded_at timestamptz not null
);

create table content_items (
  kind text not null,
  key text not null,
  position integer not null default 0,
  data jsonb not null,
  primary key (kind, key)
);
create index content_items_order on content_items (kind, position);

create table branches (
  branch_id text primary key,
  name text not null,
  school_name text not null,
  province text not null,
  consult_url text not null,
  phone text not null,
  tabact integer,
  position integer not null
);

create table promotions (
  id text primary key,
  name text not null,
  branch_id text not null,
  invite_code text,
  share jsonb not null,
  goods_ids jsonb not null
);

create table sellers (
  id text primary key,
  name text not null,
  title text not null,
  avatar text not null,
  branch_id text not null,
  invite_code text not null unique,
  wechat_id text not null
);

create table schools (
  id text primary key,
  name text not null,
  province text not null,
  tier text,
  position integer not null
);

create table regions (
  code text primary key,
  parent text,
  name text not null
);
create index regions_parent on regions (parent, code);

create table teachers (
  id text primary key,
  name text not null,
  avatar text not null,
  title text not null,
  introduction text not null
);

create table class_types (
  code text primary key,
  name text not null,
  group_name text not null,
  term1_goods text not null,
  term2_goods text not null,
  position integer not null
);

create table goods (
  goods_id text primary key,
  title text not null,
  subtitle text not null,
  cover text not null,
  class_type text not null,
  class_type_name text not null,
  term integer not null,
  price integer not null,
  original_price integer not null,
  tags jsonb not null,
  learners integer not null,
  teacher_ids jsonb not null,
  detail jsonb not null,
  valid_days integer,
  valid_until timestamptz,
  shipped boolean not null,
  stock integer,
  agreement_name text not null,
  recommended boolean not null,
  on_sale boolean not null,
  position integer not null
);
create index goods_order on goods (on_sale, position);
create index goods_class on goods (class_type, term);

create table lessons (
  goods_id text not null,
  lesson_id text not null,
  chapter integer not null,
  chapter_title text not null,
  position integer not null,
  title text not null,
  kind text not null,
  minutes integer not null,
  trial boolean not null,
  weekly text,
  primary key (goods_id, lesson_id)
);
create index lessons_order on lessons (goods_id, position);
create index lessons_live on lessons (goods_id) where kind = 'live';

create table goods_comments (
  id text primary key,
  goods_id text not null,
  user_name text not null,
  avatar text not null,
  stars integer not null,
  content text not null,
  created_at timestamptz not null
);
create index goods_comments_goods on goods_comments (goods_id, created_at desc, id);
