-- The invite code of an account that became part of another goes on to invite for that one.
alter table users add column merged_into bigint;
create index users_merged_into on users (merged_into) where merged_into is not null;
