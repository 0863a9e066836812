-- An order waits with the registration of its account; visits that a manager has still to decide on are found by link.
alter table order_sources add column waits_for bigint;
create index order_sources_waits_for on order_sources (waits_for) where waits_for is not null;
create index link_visits_held on link_visits (code) where held in ('own', 'burst', 'self');

-- Muting hides what an account writes from the one who mutes; it may still answer there. A block does both.
alter table community_blocks add column only_mute boolean not null default false;

-- Accounts that a comment names. They hear of it once the comment is public.
create table community_mentions (
  comment_id text not null references community_comments (comment_id) on delete cascade,
  uid bigint not null,
  primary key (comment_id, uid)
);
create index community_mentions_by_uid on community_mentions (uid);
