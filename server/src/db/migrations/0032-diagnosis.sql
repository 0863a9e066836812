-- What a diagnostic test asks of which parts; null for every other kind.
alter table exercise_attempts add column plan jsonb;
-- The picture of a result is asked for by the id of its attempt alone.
create index exercise_attempts_diagnosis on exercise_attempts (attempt_id) where kind = 'diagnosis';
-- What its learner marked as guessed.
alter table judged_answers add column guessed boolean not null default false;
-- How long others took for the same question.
create index judged_answers_question on judged_answers (question_id, answered_at desc);
