-- A message is said once in its room: the same key in another room is another message.
create unique index live_messages_key on live_messages (uid, live_id, key);
drop index live_messages_uid;
