-- The clip of a lesson that anyone may try.
alter table lessons add column vid text;
