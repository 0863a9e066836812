-- The state of a word before its last answers: what comes after it is all that an append reads.
alter table word_states add column base jsonb;
alter table word_states add column base_at timestamptz;
create index word_events_word_at on word_events (uid, word, at);
drop index word_events_word;
