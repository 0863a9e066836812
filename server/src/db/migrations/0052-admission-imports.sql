-- Tables that operators loaded; the rows as they stood before are kept so that the last import can be undone.
create table admission_imports (
  import_id text primary key,
  kind text not null,
  file text not null,
  rows integer not null,
  state text not null,
  imported_at timestamptz not null
);
create table admission_import_rows (
  import_id text not null,
  programme_id text not null,
  -- The programme before the import; null where it was new.
  before jsonb,
  primary key (import_id, programme_id)
);
