import { usersSend } from '@/contracts/assistant/chat'
import { playedLesson } from '@/contracts/course/lessons'
import { operateLive, sayLive } from '@/contracts/course/live'
import { writeNote } from '@/contracts/course/notes'
import { watched } from '@/contracts/course/watching'
import { openAttempt } from '@/contracts/exercise/attempts'
import { lectures } from '@/contracts/promo/lectures'
import { stageTest } from '@/contracts/word/stageTests'
import { bodyOf } from '../harness/askAssistant'
import type { Answer, Backend } from '../harness/startBackend'
import { type Buyer, type Shop, startShop } from '../harness/startShop'

/** Columns of unique keys that a client may fill freely, with the other columns of the key. */
const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  'live_messages.key': ['uid', 'live_id'],
  'exercise_events.id': ['uid', 'attempt_id'],
  // Logs and lists of the owner: there is nothing between the two.
  'word_events.id': ['uid'],
  'recite_events.id': ['uid'],
  'mistake_events.id': ['uid'],
  'recitation_events.id': ['uid'],
  'question_folders.folder_id': ['uid'],
  'question_folders.name': ['uid'],
  // Rows with these keys are compared on a repeat below.
  'orders.idempotency_key': ['uid'],
  'lesson_notes.note_id': ['uid'],
  'watch_sittings.sitting_id': ['uid'],
  'word_stage_tests.id': ['uid'],
  'exercise_attempts.attempt_id': ['uid'],
  // Of visitors without a name: long random ids, and whose they became is compared.
  'assistant_conversations.conversation_id': [],
  'assistant_turns.turn_id': [],
  'page_events.id': [],
  'link_visits.id': [],
  // Beside the lead, and beside the account.
  'lead_events.id': ['clue_id'],
  // Beside the account and its book.
  'reading_marks.mark_id': ['uid', 'book_id'],
  'visitor_accounts.visitor': ['uid'],
  // Beside the author: the same key publishes, comments and asks once.
  'community_posts.request_key': ['uid'],
  'community_comments.request_key': ['uid'],
  'community_questions.request_key': ['uid'],
  'baoyan_experiences.request_key': ['uid'],
  // An account or a device, beside what it read.
  'community_readers.reader': ['target_kind', 'target_id'],
}

/** Columns of unique keys that the backend makes, or that content and calendar name, in any table. */
const NAMED =
  /^(uid|goods_id|lesson_id|chapter|live_id|process_id|paper_id|question_id|passage_id|word_id|word|form|subject|track_id|task_id|member_id|template_id|promotion_id|phone|document|version|step|day|minute|score|band|seconds|kind|area|order_id|payment_id|coupon_id|address_id|signature_id|share_id|hash|token_hash|login_hash|third_client_id|open_id|invite_code|branch_id|term|seq|message_id|board|span|mock_id)$/
/** The same for names that mean something else in another table. */
const NAMED_IN: ReadonlySet<string> = new Set(
  `migrations.name secrets.name promo_pages.name promo_versions.name promo_posters.name
  sms_inbox.id content_state.id promotions.id sellers.id schools.id teachers.id goods_comments.id sales_clues.id
  lead_events.clue_id order_sources.id sales_counting.id sales_links.code staff_accounts.id staff_accounts.login_name
  staff_accounts.work_number staff_accounts.employee_no staff_audit.id staff_challenges.ticket_hash staff_days.staff_id
  uploads.id words.id assistant_passages.id questions.id sms_codes.id token_log.id
  goods_prices.price admission_schools.school_id disciplines.code admission_names.id school_lines.school_id school_lines.year
  school_lines.degree school_lines.codes school_lines.name programmes.programme_id choose_forms.module
  choose_favourites.target_id choose_plans.programme_id choose_reports.report_id consult_bookings.booking_id
  consult_bookings.adviser_id consult_bookings.starts_at admission_imports.import_id admission_import_rows.import_id
  admission_import_rows.programme_id clock_days.activity make_up_cards.card_id point_entries.entry_id point_entries.reason
  point_entries.ref point_lots.entry_id study_room_members.room_id reading_places.book_id reading_marks.book_id
  score_counts.total adjustment_openings.opening_id adjustment_favourites.opening_id community_articles.article_id
  community_plates.plate_id community_experts.expert_id community_posts.post_id community_mentions.comment_id community_post_tags.tag
  community_post_tags.post_id community_post_versions.post_id community_comments.comment_id community_likes.target_kind
  community_likes.target_id community_follows.target_kind community_follows.target_id community_blocks.blocked
  community_counts.id community_reports.target_kind community_reports.target_id community_reviews.review_id
  community_reviews.target_kind community_reviews.target_id community_notices.notice_id community_notices.group_key
  baoyan_notices.notice_id baoyan_notices.season_key baoyan_deadlines.notice_id baoyan_deadlines.round
  baoyan_deadlines.meaning baoyan_changes.change_id baoyan_follows.notice_id baoyan_reminders.notice_id baoyan_tutor_claims.claim_id
  baoyan_results.result_id baoyan_total_counts.total baoyan_experiences.experience_id baoyan_tutor_decisions.claim_id
  bookmarks.target_id plan_checks.item_id content_items.key rate_limits.key regions.code class_types.code paper_attempts.attempt_id`.split(
    /\s+/,
  ),
)

let shop: Shop
let backend: Backend
let buyer: Buyer
beforeAll(async () => {
  shop = await startShop({ operatorKey: 'operator' })
  backend = shop.backend
  buyer = await shop.buyer()
  await buyer.own('270101')
})
afterAll(() => backend.stop())

const uniqueKeys = async () => {
  const rows = await backend.rows(`
    select t.relname as name, string_agg(a.attname, ',') as columns
    from pg_index i
    join pg_class t on t.oid = i.indrelid
    join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey::int2[])
    where i.indisunique
    group by i.indexrelid, t.relname`)
  return rows.map(({ name, columns }) => ({ table: String(name), columns: String(columns).split(',') }))
}

test('every unique key is known: named by us, or chosen by a client beside what it belongs to', async () => {
  const scopes = new Set(Object.values(CHOSEN).flat())
  const keys = await uniqueKeys()
  const isKnown = (place: string, column: string) =>
    NAMED.test(column) || NAMED_IN.has(place) || Object.hasOwn(CHOSEN, place) || scopes.has(column)
  const unknown = keys.flatMap(({ table, columns }) =>
    columns.filter((column) => !isKnown(`${table}.${column}`, column)).map((column) => `${table}.${column}`),
  )
  expect(unknown).toEqual([])
  for (const [place, scope] of Object.entries(CHOSEN)) {
    const [table = '', column = ''] = place.split('.')
    const [own] = keys.filter((key) => key.table === table && key.columns.includes(column))
    expect([place, own?.columns.sort()]).toEqual([place, [...scope, column].sort()])
  }
})

/** Sends something under an id of its own, and the same id for something else. */
interface Twice {
  readonly first: () => Promise<Answer>
  readonly elsewhere: () => Promise<Answer>
}

const own = () => ({ uid: buyer.uid })
const GOODS = '270101'

const twice: Readonly<Record<string, () => Twice>> = {
  'a note of another lesson': () => {
    const write = (lessonId: string, text: string) => () => {
      const body = { goodsId: GOODS, lessonId, place: 1, text }
      return backend.call(writeNote, { params: { ...own(), noteId: 'note-00001' }, body }, buyer.token)
    }
    return { first: write('004', '洛必达'), elsewhere: write('005', '泰勒') }
  },
  'a sitting of another lesson': () => {
    const tell = (lessonId: string) => () => {
      const { now } = backend.time
      const body = {
        sittingId: 'sitting-0001',
        goodsId: GOODS,
        lessonId,
        startedAt: now - 30_000,
        at: now,
        seconds: 20,
        covered: [[0, 20] as [number, number]],
        place: 20,
        length: 60,
      }
      return backend.call(watched, { params: own(), body }, buyer.token)
    }
    return { first: tell('004'), elsewhere: tell('005') }
  },
  'an order of other goods': () => ({
    first: () => buyer.place('270001', { idempotencyKey: 'order-key-0001' }),
    elsewhere: () => buyer.place('270002', { idempotencyKey: 'order-key-0001' }),
  }),
  'a test of another stage': () => {
    const take = (stage: number) => () =>
      backend.call(
        stageTest,
        { params: own(), body: { id: 'test-0001', bookId: 'kaoyan', stage, total: 10, right: 9 } },
        buyer.token,
      )
    return { first: take(1), elsewhere: take(2) }
  },
  'an attempt at another paper': () => {
    const open = (paperId: string) => () =>
      backend.call(
        openAttempt,
        { params: { ...own(), attemptId: 'attempt-0001' }, body: { kind: 'exam', paperId } },
        buyer.token,
      )
    return { first: open('politics-mock-1'), elsewhere: open('computer-mock-1') }
  },
  'a question of another conversation': () => {
    const turnId = 'turn-0123456789-one'
    const ask = (conversationId: string) => () =>
      backend.call(
        usersSend,
        { body: bodyOf({ text: '国家线是什么？', turnId, conversationId }) },
        buyer.token,
      )
    return { first: ask('talk-0123456789-one'), elsewhere: ask('talk-0123456789-two') }
  },
}

test.each(Object.keys(twice))('an id that is taken is not that of %s', async (name) => {
  const { first, elsewhere } = twice[name]?.() ?? {}
  const before = await first?.()
  expect(before).toMatchObject({ status: 200 })
  expect(await elsewhere?.()).toMatchObject({ status: 409 })
  const { status, result } = (await first?.()) ?? {}
  // The state is unchanged except for the clock.
  const told = (value: unknown) => JSON.stringify(value).replace(/"(now|updatedAt|expiresAt)":\d+/g, '')
  expect([status, told(result)]).toEqual([200, told(before?.result)])
})

test('a sitting gives nothing to a second lesson', async () => {
  const params = { ...own(), goodsId: GOODS, lessonId: '005' }
  expect((await backend.ask(playedLesson, { params }, buyer.token)).stand).toMatchObject({ covered: 0 })
})

test('a message of one room is another one in the next, with one key', async () => {
  const { list } = await backend.ask(lectures, {})
  const rooms = list.slice(0, 2).map(({ lectureId }) => `lecture_${lectureId}`)
  const said = []
  for (const liveId of rooms) {
    const body = { startsAt: backend.time.now, endsAt: backend.time.now + 3_600_000 }
    await backend.send(operateLive, { params: { liveId }, body }, undefined, 'operator')
    const parts = { params: { liveId }, body: { key: 'message-0001', text: `在${liveId}` } }
    said.push(await backend.ask(sayLive, parts, buyer.token))
  }
  expect(said.map(({ text }) => text)).toEqual(rooms.map((liveId) => `在${liveId}`))
})
