import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { isInvalidValueError } from '../../../server/src/db/isInvalidValueError'
import { allCalls } from '../../../server/src/services/allCalls'
import { arbitraryOf } from '../harness/arbitraryOf'
import type { Db } from '../../../server/src/db/Database'
import type { CallContract } from '@/contracts/define'
import { OPERATOR_KEY, tokensByCall } from '../staff/staffWorld'
import { type Backend, startBackend } from '../harness/startBackend'

/** Tables that grow with learners. Content tables have as many rows as operators write. */
const GROWING = new Set(
  `users identities tokens sms_codes sms_inbox login_failures rate_limits consents invitations orders payments
  order_refunds order_invoices user_coupons addresses entitlements lesson_progress lesson_tickets students memberships sales_clues winter_applications page_events uploads
  paper_attempts paper_bests paper_results word_plans word_events word_states word_notes word_stage_tests word_shares word_memories
  assistant_conversations assistant_turns watch_sittings lesson_watches study_days study_day_minutes lesson_notes study_scopes task_awards recite_events
  agreement_signatures starting_steps audio_places live_states live_recordings live_reservations live_messages live_mutes live_viewers
  exercise_attempts exercise_events judged_answers mistake_cards mistake_events question_folders collected_questions recitation_events recitation_cards recitation_plans
  leaderboard_scores leaderboard_counts leaderboard_bands mock_entries
  choose_forms choose_favourites choose_plans choose_reports consult_bookings interest_results
  score_sheets score_photos score_forms score_totals score_counts adjustment_favourites score_subscriptions
  clock_days make_up_cards point_entries point_lots growth_awards study_room_members rank_privacy
  community_posts community_post_tags community_post_versions community_comments community_likes community_follows community_blocks community_mentions
  community_readers community_counts community_drafts community_questions community_reports community_reviews community_notices
  baoyan_follows baoyan_calendars baoyan_questions baoyan_tutor_claims baoyan_profiles baoyan_results baoyan_totals baoyan_experiences baoyan_reminders
  reading_places reading_marks bookmarks plan_checks
  sales_links link_visits visitor_accounts account_sources order_sources lead_events activity_days staff_days staff_tokens staff_challenges staff_failures staff_audit`.split(
    /\s+/,
  ),
)

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

const planSchema = v.object({
  rows: v.tuple([v.object({ 'QUERY PLAN': v.tuple([v.looseObject({ Plan: v.custom<Plan>(() => true) })]) })]),
})

/** The statement again, with its values. */
const withValues = (text: string, params: readonly unknown[]) =>
  sql.join(
    text
      .split(/\$(\d+)/)
      .map((part, at) => (at % 2 ? sql`${sql.param(params[Number(part) - 1])}` : sql.raw(part))),
  )

const ROLLBACK = new Error('only explained')

/** The plan of a statement when nothing may be read from end to end unless there is no other way. */
const planOf = async (db: Db, text: string, params: readonly unknown[]): Promise<Plan> => {
  let plan: Plan | undefined
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const answer = await tx.execute(sql`explain (format json) ${withValues(text, params)}`)
      plan = v.parse(planSchema, answer).rows[0]['QUERY PLAN'][0].Plan
      throw ROLLBACK
    })
    .catch((error: unknown) => {
      if (error !== ROLLBACK && !isInvalidValueError(error)) throw error
    })
  // Statements without a plan read nothing.
  return plan ?? { 'Node Type': 'Result' }
}

/** Nodes of a plan that read a growing table, or one of its indexes, from end to end. */
const endless = (plan: Plan): string[] =>
  nodesOf(plan).flatMap((node) => {
    const table = node['Relation Name'] ?? ''
    // A partial index holds pending rows only: few, however large the table is.
    if (/_(?:unpaid|refund|deletion|waiting)$/.test(node['Index Name'] ?? '')) return []
    const isWhole =
      node['Node Type'] === 'Seq Scan' ||
      (/^Index (Only )?Scan$/.test(node['Node Type']) && node['Index Cond'] === undefined)
    return GROWING.has(table) && isWhole
      ? [`${node['Node Type']} on ${table} ${node['Index Name'] ?? ''}`.trim()]
      : []
  })

/** Advice for a sequential scan. */
const ADVICE =
  'add an index that its condition can use, in a new migration of server/src/db/migrations (a table that does not grow stands among the content below)'

let backend: Backend
let me: { uid: string; token: string }
let tokenFor: (contract: CallContract) => string
beforeAll(async () => {
  backend = await startBackend({ operatorKey: OPERATOR_KEY })
  me = await backend.login('13900000001')
  tokenFor = await tokensByCall(backend, me.token)
})
afterAll(() => backend.stop())

const rows = allCalls
  .filter(
    ({ id }) => !['auth.logout', 'auth.setPassword', 'auth.requestDeletion', 'staff.logout'].includes(id),
  )
  .map((contract) => [contract.id, contract] as const)

const explain = async (work: () => Promise<unknown>) => {
  const queries = await backend.recordQueries(work)
  const plain = queries.filter(({ text }) => /^\s*(?:select|with|update|delete)\b/i.test(text))
  const found: string[] = []
  for (const { text, params } of plain) {
    for (const scan of endless(await planOf(backend.db, text, params)))
      found.push(`${scan}: ${ADVICE}: ${text}`)
  }
  return [...new Set(found)]
}

test.each(rows)('%s reads no growing table from end to end', async (_, contract) => {
  const parts = fc.record({
    params: contract.params ? arbitraryOf(contract.params) : fc.constant({}),
    query: contract.query ? arbitraryOf(contract.query) : fc.constant({}),
    body: contract.body ? arbitraryOf(contract.body) : fc.constant(undefined),
  })
  const found = await explain(async () => {
    for (const { params, query, body } of fc.sample(parts, { numRuns: 3, seed: 20261122 })) {
      const known = {
        promotionId: '127',
        paperId: 'english-1',
        goodsId: '270001',
        bookId: 'kaoyan',
        uid: me.uid,
      }
      const own = Object.fromEntries(
        Object.entries({ ...Object(params) }).map(([key, value]) => [key, Object(known)[key] ?? value]),
      )
      await backend.send(contract, { params: own, query, body }, tokenFor(contract), OPERATOR_KEY)
    }
  })
  expect(found).toEqual([])
})

test('chores read no growing table from end to end', async () => {
  const found = await explain(() => backend.runChores())
  expect(found).toEqual([])
})

test('every table is known as content or as growing', async () => {
  const tables = await backend.rows(
    `select table_name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  )
  const content =
    'migrations secrets content_areas content_state content_states goods_prices schools content_items branches branch_sellers sellers questions goods goods_comments lessons teachers class_types regions promotions words word_forms promo_versions promo_posters assistant_passages assistant_terms agreement_texts question_estimates subject_calibrations staff_accounts sales_counting admission_schools disciplines admission_names school_lines programmes admission_imports admission_import_rows score_paper_people score_keys score_papers adjustment_openings community_articles community_plates community_experts baoyan_notices baoyan_deadlines baoyan_changes baoyan_total_counts baoyan_tutor_decisions'.split(
      ' ',
    )
  const names = tables.map((row) => String(row['table_name']))
  const unknown = names.filter((name) => !GROWING.has(name) && !content.includes(name))
  const advice = 'grows with learners: name it in GROWING above; is written by operators: in `content` here'
  expect(unknown.map((name) => `${name}: ${advice}`)).toEqual([])
})
