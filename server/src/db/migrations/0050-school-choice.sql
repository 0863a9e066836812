-- Facts of the units that recruit graduates; rows follow content/schools.json.
create table admission_schools (
  school_id text primary key,
  name text not null,
  code text,
  province text not null,
  city text not null,
  region text not null,
  kind text not null,
  type text not null,
  tier text,
  -- 3 for 985, 2 for 211, 1 for 双一流, 0 for others.
  level integer not null,
  facts jsonb not null,
  programmes integer not null,
  heat integer not null,
  position integer not null
);
create index admission_schools_order on admission_schools (position);

-- Categories, first-level disciplines and second-level names of the catalogue.
create table disciplines (
  code text primary key,
  name text not null,
  depth integer not null,
  parent text,
  cat text not null,
  kind text not null,
  units integer,
  care boolean not null,
  programmes integer not null,
  position integer not null
);
create index disciplines_parent on disciplines (parent);

-- Names to search for: bigrams of Chinese names, pinyin and initials.
create table admission_names (
  kind text not null,
  id text not null,
  name text not null,
  note text not null,
  weight integer not null,
  keys jsonb not null,
  terms tsvector not null,
  primary key (kind, id)
);
create index admission_names_terms on admission_names using gin (terms);

-- Basic lines of schools that draw their own, and published lines of single programmes.
create table school_lines (
  school_id text not null,
  year integer not null,
  degree text not null,
  codes text not null,
  name text not null,
  total integer not null,
  singles jsonb,
  scope text not null,
  verified boolean not null,
  primary key (school_id, year, degree, codes, name)
);

create table programmes (
  programme_id text primary key,
  school_id text not null,
  code text not null,
  first_code text not null,
  cat text not null,
  name text not null,
  dept text not null,
  degree text not null,
  full_time boolean not null,
  province text not null,
  region text not null,
  level integer not null,
  -- record: published lists and lines; sample: generated; import: loaded by operators.
  origin text not null,
  quota integer,
  exempt_share integer,
  papers jsonb not null,
  maths text not null,
  years jsonb not null,
  latest_year integer,
  latest_line integer,
  -- Applicants per place for exam candidates in hundredths; null where unknown.
  competition integer,
  heat integer not null,
  retired boolean not null default false
);
create index programmes_heat on programmes (heat desc, programme_id) where not retired;
create index programmes_school on programmes (school_id, heat desc, programme_id) where not retired;
create index programmes_first on programmes (first_code, heat desc, programme_id) where not retired;
create index programmes_cat on programmes (cat, heat desc, programme_id) where not retired;
create index programmes_province on programmes (province, heat desc, programme_id) where not retired;
create index programmes_level on programmes (level, heat desc, programme_id) where not retired;
create index programmes_line on programmes (latest_line desc, programme_id) where not retired and latest_line is not null;
create index programmes_competition on programmes (competition desc, programme_id) where not retired and competition is not null;
create index programmes_origin on programmes (origin);
