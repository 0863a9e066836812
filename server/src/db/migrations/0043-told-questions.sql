-- What a paper asks is kept in words for who has handed it in, and the terms by which a passage is called are marked: both are made of
-- the content, which is brought anew.
delete from content_areas where area in ('exercise', 'knowledge');
