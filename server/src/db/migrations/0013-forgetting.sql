-- What chores forget is found by when it was over.
create index sms_codes_over on sms_codes (expires_at);
create index sms_inbox_over on sms_inbox (sent_at);
create index login_failures_over on login_failures (locked_until);
create index rate_limits_over on rate_limits (window_start);
create index tokens_over on tokens (expires_at);
