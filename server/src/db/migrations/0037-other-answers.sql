-- What a passage says in one line, where many of its kind answer together.
alter table assistant_passages add column brief text;
-- What earlier answers to the same question were made of: another answer is made of something else.
alter table assistant_turns add column told jsonb not null default '[]';
-- Formulas of passages are TeX now, and courses have their line: the index is made anew.
delete from content_areas where area = 'knowledge';
