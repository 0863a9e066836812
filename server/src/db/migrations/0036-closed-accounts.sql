-- Accounts that were closed a moment ago are looked after for a while.
create index users_deleted on users (deleted_at) where deleted_at is not null;
