-- An answer that was shared and then asked for anew: readable at its address, and nowhere else.
alter table assistant_turns add column replaced boolean not null default false;
