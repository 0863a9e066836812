create table content_areas (
  area text primary key,
  hash text not null,
  loaded_at timestamptz not null
);
alter table content_items add column retired boolean not null default false;
alter table branches add column retired boolean not null default false;
alter table lessons add column retired boolean not null default false;
insert into content_areas
  select area, hash, loaded_at from content_state, unnest(array['base', 'course', 'gaoshou', 'promo', 'word']) area;
