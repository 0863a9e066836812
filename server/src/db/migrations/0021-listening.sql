-- The recording of a lesson that is listened to, and where each learner stopped.
alter table lessons add column audio text;

create table audio_places (
  uid bigint not null,
  track_id text not null,
  seconds integer not null,
  heard_at timestamptz not null,
  primary key (uid, track_id)
);
