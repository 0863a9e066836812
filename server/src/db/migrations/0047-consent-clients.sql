-- The client (container of the app) in which a consent was given.
alter table consents add column client text not null default '';
