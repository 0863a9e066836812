-- Who takes free goods came by a promotion and an invite code as a buyer does. The release before writes neither.
alter table entitlements add column promotion_id text;
alter table entitlements add column invite_code text;
