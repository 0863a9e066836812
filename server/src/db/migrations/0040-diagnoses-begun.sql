-- How often questions were asked lately is counted over diagnoses too, of whatever subjects.
create index exercise_attempts_diagnoses_begun on exercise_attempts (kind, started_at desc) where plan is not null;
