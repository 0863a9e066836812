-- The revision of the folder from which an area was loaded, and every state that the area has had: an older folder overwrites nothing.
alter table content_areas add column revision integer not null default 0;
create table content_states (
  area text not null,
  hash text not null,
  loaded_at timestamptz not null,
  primary key (area, hash)
);
insert into content_states (area, hash, loaded_at) select area, hash, loaded_at from content_areas;
