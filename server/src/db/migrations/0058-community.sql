-- Articles, plates and experts are content. Posts, comments and questions belong to learners and lose their author with the account.
create table community_articles (
  article_id text primary key,
  channel text not null,
  title text not null,
  summary text not null,
  author text not null,
  source text not null,
  is_sample boolean not null,
  published_at timestamptz not null,
  pinned boolean not null,
  phase text,
  province text,
  kind text,
  school text,
  major text,
  tags jsonb not null,
  blocks jsonb not null,
  terms tsvector not null,
  retired boolean not null default false
);
create index community_articles_by_channel on community_articles (channel, pinned desc, published_at desc, article_id) where not retired;

create table community_plates (
  plate_id text primary key,
  category text not null,
  name text not null,
  intro text not null,
  rules jsonb not null,
  tags jsonb not null,
  position integer not null,
  retired boolean not null default false
);

create table community_experts (
  expert_id text primary key,
  subject text not null,
  name text not null,
  title text not null,
  intro text not null,
  skills jsonb not null,
  position integer not null,
  retired boolean not null default false
);

create table community_posts (
  post_id text primary key,
  seq integer generated always as identity,
  uid bigint,
  request_key text,
  plate_id text not null,
  title text not null,
  body text not null,
  pictures jsonb not null,
  tags jsonb not null,
  state text not null,
  reason text not null default '',
  version integer not null default 1,
  heat integer not null,
  at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  is_sample boolean not null default false,
  terms tsvector not null,
  unique (uid, request_key)
);
create unique index community_posts_by_seq on community_posts (seq desc);
create index community_posts_new on community_posts (plate_id, seq desc) where state = 'public';
create index community_posts_hot on community_posts (plate_id, heat desc, seq desc) where state = 'public';
create index community_posts_all_new on community_posts (seq desc) where state = 'public';
create index community_posts_all_hot on community_posts (heat desc, seq desc) where state = 'public';
create index community_posts_by_author on community_posts (uid, seq desc);
create index community_posts_deleted on community_posts (deleted_at) where state = 'deleted';
create index community_posts_terms on community_posts using gin (terms);

create table community_post_tags (
  tag text not null,
  post_id text not null references community_posts (post_id) on delete cascade,
  seq integer not null,
  primary key (tag, post_id)
);
create index community_post_tags_by_seq on community_post_tags (tag, seq desc);
create index community_post_tags_by_post on community_post_tags (post_id);

create table community_post_versions (
  post_id text not null references community_posts (post_id) on delete cascade,
  version integer not null,
  title text not null,
  body text not null,
  pictures jsonb not null,
  at timestamptz not null,
  primary key (post_id, version)
);

create table community_comments (
  comment_id text primary key,
  seq integer generated always as identity,
  uid bigint,
  request_key text,
  target_kind text not null,
  target_id text not null,
  root_id text,
  reply_to bigint,
  body text not null,
  state text not null,
  reason text not null default '',
  heat integer not null default 0,
  at timestamptz not null,
  unique (uid, request_key)
);
create index community_comments_new on community_comments (target_kind, target_id, seq desc) where root_id is null and state in ('public', 'deleted');
create index community_comments_hot on community_comments (target_kind, target_id, heat desc, seq desc) where root_id is null and state in ('public', 'deleted');
create index community_comments_replies on community_comments (root_id, seq) where root_id is not null;
create index community_comments_by_author on community_comments (uid, seq desc);
create index community_comments_reply_to on community_comments (reply_to) where reply_to is not null;

create table community_likes (
  uid bigint not null,
  target_kind text not null,
  target_id text not null,
  at timestamptz not null,
  primary key (uid, target_kind, target_id)
);
create table community_follows (
  uid bigint not null,
  target_kind text not null,
  target_id text not null,
  at timestamptz not null,
  primary key (uid, target_kind, target_id)
);
create index community_follows_by_target on community_follows (target_kind, target_id);
create table community_blocks (
  uid bigint not null,
  blocked bigint not null,
  at timestamptz not null,
  primary key (uid, blocked)
);
create index community_blocks_by_blocked on community_blocks (blocked);

-- Unique readers; reader is an account or a device.
create table community_readers (
  target_kind text not null,
  target_id text not null,
  reader text not null,
  primary key (target_kind, target_id, reader)
);

create table community_counts (
  kind text not null,
  id text not null,
  reads integer not null default 0,
  likes integer not null default 0,
  comments integer not null default 0,
  follows integer not null default 0,
  posts integer not null default 0,
  primary key (kind, id)
);

create table community_drafts (
  uid bigint not null,
  form text not null,
  fields jsonb not null,
  at timestamptz not null,
  primary key (uid, form)
);

create table community_questions (
  question_id text primary key,
  seq integer generated always as identity,
  uid bigint,
  request_key text,
  expert_id text not null,
  subject text not null,
  title text not null,
  body text not null,
  pictures jsonb not null,
  card jsonb,
  state text not null,
  reason text not null default '',
  at timestamptz not null,
  answer text not null default '',
  answered_at timestamptz,
  follow_up text not null default '',
  follow_answer text not null default '',
  rating integer,
  rating_text text not null default '',
  accepted boolean not null default false,
  featured boolean not null default false,
  is_sample boolean not null default false,
  terms tsvector not null,
  unique (uid, request_key)
);
create index community_questions_by_expert on community_questions (expert_id, seq desc) where state in ('answered', 'closed');
create index community_questions_answered on community_questions (seq desc) where state in ('answered', 'closed');
create index community_questions_waiting on community_questions (seq)
  where state = 'waiting' or (state in ('answered', 'closed') and follow_up <> '' and follow_answer = '');
create index community_questions_by_author on community_questions (uid, seq desc);
create index community_questions_terms on community_questions using gin (terms);

create table community_reports (
  uid bigint not null,
  target_kind text not null,
  target_id text not null,
  reason text not null,
  note text not null,
  at timestamptz not null,
  primary key (uid, target_kind, target_id)
);
create index community_reports_by_target on community_reports (target_kind, target_id);

-- The moderation queue: one open entry for each target.
create table community_reviews (
  review_id text primary key,
  seq integer generated always as identity,
  target_kind text not null,
  target_id text not null,
  source text not null,
  score integer not null default 1,
  status text not null default 'open',
  reason text not null default '',
  at timestamptz not null,
  decided_at timestamptz,
  decided_by text not null default ''
);
create unique index community_reviews_open on community_reviews (target_kind, target_id) where status = 'open';
create index community_reviews_by_target on community_reviews (target_kind, target_id);
create index community_reviews_waiting on community_reviews (seq) where status = 'open';

create table community_notices (
  notice_id text primary key,
  seq integer generated by default as identity,
  uid bigint not null,
  kind text not null,
  group_key text not null,
  actor bigint,
  title text not null,
  body text not null,
  target_kind text not null,
  target_id text not null,
  total integer not null default 1,
  at timestamptz not null,
  read_at timestamptz
);
create unique index community_notices_group on community_notices (uid, group_key) where read_at is null;
create index community_notices_by_owner on community_notices (uid, seq desc);
create index community_notices_unread on community_notices (uid, kind) where read_at is null;
create index community_notices_by_actor on community_notices (actor) where actor is not null;

create function community_count(kind_ text, id_ text, likes_ integer, comments_ integer, follows_ integer, posts_ integer)
returns void language plpgsql set search_path from current as $$
begin
  insert into community_counts as c (kind, id, likes, comments, follows, posts)
    values (kind_, id_, greatest(likes_, 0), greatest(comments_, 0), greatest(follows_, 0), greatest(posts_, 0))
    on conflict (kind, id) do update set likes = greatest(c.likes + likes_, 0), comments = greatest(c.comments + comments_, 0),
      follows = greatest(c.follows + follows_, 0), posts = greatest(c.posts + posts_, 0); --
  if kind_ = 'post' then
    update community_posts p set heat = (extract(epoch from p.at) - 1577836800)::integer
      + (45000 * log(1 + c.likes + 2 * c.comments))::integer from community_counts c
      where p.post_id = id_ and c.kind = 'post' and c.id = id_; --
  elsif kind_ = 'comment' then
    update community_comments m set heat = c.likes + c.comments from community_counts c
      where m.comment_id = id_ and c.kind = 'comment' and c.id = id_; --
  end if; --
end $$;

create function community_count_like() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    perform community_count(new.target_kind, new.target_id, 1, 0, 0, 0); --
  else
    perform community_count(old.target_kind, old.target_id, -1, 0, 0, 0); --
  end if; --
  return null; --
end $$;
create trigger community_likes_counted after insert or delete on community_likes
  for each row execute function community_count_like();

create function community_count_follow() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    perform community_count(new.target_kind, new.target_id, 0, 0, 1, 0); --
  else
    perform community_count(old.target_kind, old.target_id, 0, 0, -1, 0); --
  end if; --
  return null; --
end $$;
create trigger community_follows_counted after insert or delete on community_follows
  for each row execute function community_count_follow();

create function community_count_comment() returns trigger language plpgsql set search_path from current as $$
declare
  was integer := 0; --
  now_ integer := 0; --
begin
  if tg_op <> 'INSERT' and old.state = 'public' then was := 1; --
  end if; --
  if new.state = 'public' then now_ := 1; --
  end if; --
  if was <> now_ then
    perform community_count(new.target_kind, new.target_id, 0, now_ - was, 0, 0); --
    if new.root_id is not null then
      perform community_count('comment', new.root_id, 0, now_ - was, 0, 0); --
    end if; --
  end if; --
  return null; --
end $$;
create trigger community_comments_counted after insert or update of state on community_comments
  for each row execute function community_count_comment();

create function community_count_post() returns trigger language plpgsql set search_path from current as $$
declare
  was integer := 0; --
  now_ integer := 0; --
begin
  if tg_op <> 'INSERT' and old.state = 'public' then was := 1; --
  end if; --
  if tg_op <> 'DELETE' and new.state = 'public' then now_ := 1; --
  end if; --
  -- A post that moves counts on both plates; the smaller id comes first, so that two moves never wait for each other.
  if tg_op = 'UPDATE' and old.plate_id < new.plate_id then
    perform community_count('plate', old.plate_id, 0, 0, 0, -was); --
    perform community_count('plate', new.plate_id, 0, 0, 0, now_); --
  elsif tg_op = 'UPDATE' and old.plate_id > new.plate_id then
    perform community_count('plate', new.plate_id, 0, 0, 0, now_); --
    perform community_count('plate', old.plate_id, 0, 0, 0, -was); --
  elsif was <> now_ then
    perform community_count('plate', coalesce(new.plate_id, old.plate_id), 0, 0, 0, now_ - was); --
  end if; --
  return null; --
end $$;
create trigger community_posts_counted after insert or delete or update of state, plate_id on community_posts
  for each row execute function community_count_post();
