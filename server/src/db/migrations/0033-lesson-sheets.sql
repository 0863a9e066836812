-- What is read or done in a lesson without a film; the rows of lessons are made anew from content/.
alter table lessons add column sheet text;
delete from content_areas where area in ('course', 'learning');
