-- What operators publish without a release. The files of content/ are the version under all of these.
create table promo_versions (
  name text not null,
  version integer not null,
  page jsonb,
  content jsonb not null,
  created_at timestamptz not null,
  publishes_at timestamptz,
  ends_at timestamptz,
  withdrawn_at timestamptz,
  primary key (name, version)
);
create index promo_versions_live on promo_versions (name, publishes_at desc, version desc)
  where publishes_at is not null and withdrawn_at is null;

create table promo_posters (
  name text primary key,
  data jsonb not null
);
