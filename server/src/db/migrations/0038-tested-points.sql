-- The knowledge point of a test on one: by it the test goes on on another device.
alter table exercise_attempts add column point text;
update exercise_attempts set point = split_part(title, ' · ', 1) where kind = 'pointTest' and ended_at is null;
