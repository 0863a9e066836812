import { sql } from 'drizzle-orm'
import type { Db } from '../../server/src/db/Database'
import { ME } from './seedScale'

/** A post with a long thread of comments. */
export const LONG_THREAD = 'scale-1'
/** A tag that every fiftieth post bears. */
export const TAG = '高数'
const AUTHORS = 5000
const COMMENTS_OF_ONE = 2000
const FOLLOWED = 50

/** Posts over all plates, tags, a long thread and the follows of the measured learner; replaces earlier rows. */
export const seedCommunity = async (db: Db, count: number): Promise<void> => {
  const run = (text: string) => db.execute(sql.raw(text))
  await run(
    'truncate community_posts, community_post_tags, community_comments, community_follows, community_likes restart identity cascade',
  )
  // Triggers keep counters row by row, which would take hours here.
  for (const table of ['community_posts', 'community_comments', 'community_follows'])
    await run(`alter table ${table} disable trigger all`)
  await run(`insert into community_posts (post_id, uid, plate_id, title, body, pictures, tags, state, heat, at, terms)
    select 'scale-' || n, n % ${AUTHORS} + 1, p.ids[n % array_length(p.ids, 1) + 1], '话题 ' || n, repeat('正文', 40), '[]', '[]',
      (array['public', 'public', 'public', 'public', 'pending'])[n % 5 + 1], n::bigint * 7919 % 200000000,
      now() - (${count} - n) * interval '1 second', ''::tsvector
    from generate_series(1, ${count}) n, (select array_agg(plate_id order by plate_id) as ids from community_plates where not retired) p`)
  await run(
    `insert into community_post_tags select '${TAG}', post_id, seq from community_posts where seq % 50 = 0`,
  )
  await run(`insert into community_comments (comment_id, uid, target_kind, target_id, body, state, heat, at)
    select 'said-' || n, n % ${AUTHORS} + 1, 'post', case when n <= ${COMMENTS_OF_ONE} then '${LONG_THREAD}' else 'scale-' || n end,
      '评论', 'public', n % 97, now() from generate_series(1, ${Math.max(count, COMMENTS_OF_ONE)}) n`)
  await run(
    `insert into community_follows select ${ME}, 'user', n::text, now() from generate_series(2, ${FOLLOWED + 1}) n`,
  )
  await run(
    `insert into community_follows select ${ME}, 'plate', min(plate_id), now() from community_plates where not retired`,
  )
  for (const table of ['community_posts', 'community_comments', 'community_follows'])
    await run(`alter table ${table} enable trigger all`)
  await run('analyze')
}
