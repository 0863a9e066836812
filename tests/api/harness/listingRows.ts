import { chooseListings } from '../choose/chooseListings'
import { scoreListings } from '../score/scoreListings'
import { communityListings } from '../community/communityListings'
import { growthListings } from '../growth/growthListings'
import { authored, type Listing, MANY, owned, paged, series } from './listing'
import { baoyanListings } from './baoyanListings'
import { libraryListings } from './libraryListings'

export type { Listing } from './listing'

/** One course, and many. */
const ownedCourses: Listing = {
  few: (uid) => `insert into entitlements values (${uid}, '270001', 'free', null, now(), null)`,
  many: (uid) => `insert into entitlements select ${uid}, goods_id, 'free', null, now(), null
    from goods where on_sale order by goods_id limit ${MANY} on conflict do nothing`,
}

/** All papers as whole papers, or as samples of a school. */
const papersWith = (data: string) =>
  paged({ few: () => `update content_items set data = ${data} where kind = 'exam-paper'` })
const college = '{"college":{"school":{"id":"001","name":"","province":""},"year":2025}}'

const order = `'bench-' || n, UID, 'key-' || n, '270001', '课', '/c.svg', 'paid', 1, 0, 1, null, null, null, '1',
  null, null, null, now(), now(), now(), null`
const coupon = `'coupon-' || n || '-UID', 'gift-' || n, UID, '礼券', 100, 0, '全部课程', '[]'::jsonb, '2020-01-01', '2099-01-01', null`
const lead = `'lead-' || n, '13800138000', '127', n::text, UID, null, null, null, '{}'::jsonb, now(), now()`
const address = `'address-' || n, UID, '小满', '13800138000', '110108', '北京市', '市辖区', '海淀区', '1号', n = 1, now()`
const answer = `UID, n, lpad(n::text, 8, '0') || '-benchdev', (select min(id) from words), 'benchdev', 'review',
  now() - n * interval '1 day', 3, 'card', true, 4000, now(), null`

const recital = `UID, n, lpad(n::text, 8, '0') || '-benchdev', now() - n * interval '1 day',
  jsonb_build_object('kind', 'suspend', 'id', lpad(n::text, 8, '0') || '-benchdev', 'at', 1700000000000 + n,
    'device', 'benchdev', 'word', 'pol-matter-1')`

const missed = (most: number) => (uid: string) =>
  `insert into mistake_cards select ${uid}, id, subject, point, 'attempt-0', 'wrong', '[]'::jsonb, 1, now(), null, '',
    '2020-01-01', false, false from questions order by id limit ${most} on conflict do nothing`
/** Questions of the book, one or twenty. */
const mistakes = paged({ few: missed(1), many: missed(MANY) })

/** One subject to practise, or twenty more. */
const moreSubjects: Listing = {
  few: () => `delete from questions where subject <> '101'`,
  many: () => `insert into questions select id || '-' || n, subject || n, point, type, position, discrimination, difficulty,
      guessing, data, reserved, retired from questions, ${series} where subject = '101'`,
}

/** One authored file with so many majors. */
const aims = (count: string): string =>
  `update content_items set data = jsonb_set(data, '{majors}', to_jsonb(array_fill(data -> 'majors' -> 0, array[${count}])))
    where kind = 'targets'`

const attempts = (numbers: string) => `with people as (
    insert into users (uid, invite_code, registered_at) select 700000 + n, 'rank-' || n, now() from ${numbers} returning uid
  ) insert into paper_attempts select 'attempt-' || uid, uid, 'english-1', '[]'::jsonb, 1, 60, now() from people`

const openAttempt = (kind: string): string =>
  `UID, 'attempt-' || n, '${kind}', '练习', '101', null, '[]'::jsonb, 's', now(), null, null, null, false, null, false`

/** The listing calls by id; a new one has to be named here or be `single` on its contract. */
export const listings: Readonly<Record<string, Listing>> = {
  ...communityListings,
  ...growthListings,
  ...baoyanListings,
  ...libraryListings,
  ...scoreListings,
  'assistant.variants': authored('assistant-variant'),
  'assistant.conversations': paged({
    query: { variant: 'general' },
    many: (uid) =>
      `insert into assistant_conversations select 'talk-' || n, ${uid}, 'general', '问', now(), now() from ${series}`,
  }),
  'assistant.conversation': {
    params: { conversationId: 'long-talk' },
    few: (uid) =>
      `insert into assistant_conversations values ('long-talk', ${uid}, 'general', '问', now(), now())`,
    many: () => `insert into assistant_turns select 'turn-' || n, 'long-talk', '问', null, 'done', 'extract', '答', '[]', '[]',
      false, null, null, now(), now() from ${series}`,
  },
  'auth.consents': owned('consents', `UID, 'document-' || n, '1', now()`),
  'auth.accountWechat': owned('identities', `'app-' || n, 'open-' || n, 'wechat', null, UID, now()`),
  'base.mobileBanners': {
    ...authored('banner'),
    // In season at any date.
    many: () => `insert into content_items select kind, key || '-' || n, position + n, data - array['phases', 'examYear', 'lastDays', 'from', 'until']
      from content_items, ${series} where kind = 'banner'`,
  },
  'base.regions': {
    few: () => `delete from regions where parent is null and code <> '110000'`,
    many: () => `insert into regions select 'r' || n, null, '地区' from ${series}`,
  },
  'base.schools': paged(),
  ...chooseListings({ paged, owned, series, most: MANY }),
  'base.subjects': authored('subject'),
  'base.thesauruses': authored('thesaurus'),
  'base.documentVersions': authored('document'),
  'base.branches': {
    few: () => `delete from branches where branch_id <> 'head'`,
    many: () =>
      `insert into branches select branch_id || n, name, school_name, province, consult_url, phone, tabact, n
        from branches, ${series}`,
  },
  'pages.promoVersions': {
    params: { name: 'listed' },
    many: () => `insert into promo_versions
      select 'listed', n, null, '{"templates":[]}', now(), now(), null, null from ${series}`,
  },
  'pages.shownPromos': {
    many: () => `insert into promo_versions
      select 'shown' || n, 1, null, '{"templates":[]}', now(), now(), null, null from ${series}`,
  },
  'pages.promoPages': paged(),
  'course.addresses': owned('addresses', address),
  'course.examDates': authored('exam'),
  'course.classTypes': {
    few: () => `delete from class_types where code <> 'law-academic'`,
    many: () =>
      `insert into class_types select code || n, name, group_name, term1_goods, term2_goods, n from class_types, ${series}`,
  },
  'course.courseTypeFamily': {
    params: { id: 'law-academic' },
    few: () => `delete from class_types where code <> 'law-academic'`,
    many: () =>
      `insert into class_types select code || n, name, group_name, term1_goods, term2_goods, n from class_types, ${series}`,
  },
  'course.goodsComments': paged({
    params: { goodsId: '270001' },
    many: () => `insert into goods_comments select id || n, goods_id, user_name, avatar, stars, content, created_at
      from goods_comments, ${series} where goods_id = '270001'`,
  }),
  'course.goodsList': paged(),
  'course.shopCategories': authored('shop-category'),
  'course.couponGoods': paged({
    params: { couponId: 'coupon-1' },
    few: (uid) =>
      `insert into user_coupons values ('coupon-1', 'gift', ${uid}, '礼券', 100, 0, '全部课程', '[]'::jsonb, '2020-01-01', '2099-01-01', null)`,
  }),
  'course.openRefunds': paged({
    many: (
      uid,
    ) => `with placed as (insert into orders select ${order.replaceAll('UID', uid).replaceAll('bench-', 'back-')}
      from ${series} returning order_id, uid)
      insert into order_refunds select order_id, uid, '买重了', 1, 'requested', null, now(), null from placed`,
  }),
  'course.coupons': owned('user_coupons', coupon),
  'course.usableCoupons': {
    query: { goodsId: '270001' },
    few: (uid) => `delete from user_coupons where uid = ${uid}`,
    many: (uid) => `insert into user_coupons select ${coupon.replaceAll('UID', uid)} from ${series}`,
  },
  'course.expiredCourses': paged({
    many: (uid) => `insert into entitlements select ${uid}, goods_id, 'free', null, '2025-01-01', '2026-01-01'
      from goods where on_sale order by goods_id limit ${MANY} on conflict do nothing`,
  }),
  'course.audioAlbums': {
    few: () => `delete from content_items where kind = 'audio'`,
    many: () => `insert into content_items select 'audio', 'track-' || n, n, jsonb_build_object('trackId', 'track-' || n,
      'title', '听', 'subject', '科目' || n, 'url', '/a.mp3', 'seconds', 1, 'lines', '[]'::jsonb), false from ${series}`,
  },
  'course.orders': owned('orders', order),
  'course.notes': paged({
    params: { goodsId: '270001' },
    many: (uid) =>
      `insert into lesson_notes select ${uid}, 'note-' || lpad(n::text, 8, '0'), '270001', '001', n, '记', now() from ${series}`,
  }),
  'course.studiedDays': paged({
    few: (uid) => `with days as (insert into study_days select ${uid}, 0, 60 returning day)
      insert into watch_sittings select ${uid}, 'sitting-' || day, '270001', '001', day, 60, now() from days`,
    many: (uid) => `with days as (insert into study_days select ${uid}, n, 60 from ${series} returning day)
      insert into watch_sittings select ${uid}, 'sitting-' || day, '270001', '001', day, 60, now() from days`,
  }),
  'course.pointSubjects': authored('points'),
  'course.weakPoints': paged(),
  'course.dayTasks': ownedCourses,
  'course.recitals': owned('recite_events', recital),
  'course.reservedLectures': {
    few: (uid) => `insert into live_reservations values (${uid}, 'lecture_english-sentence', now())`,
    many: (uid) =>
      `insert into live_reservations select ${uid}, 'lecture_' || key, now() from content_items where kind = 'lecture' on conflict do nothing`,
  },
  'course.studyCentre': ownedCourses,
  'exercise.collegePapers': papersWith(`data || '${college}'::jsonb`),
  'exercise.examPapers': papersWith(`data - 'college'`),
  'exercise.subjects': moreSubjects,
  'exercise.knowledge': moreSubjects,
  'exercise.trainings': authored('training'),
  'exercise.attempts': owned('exercise_attempts', openAttempt('practice')),
  'exercise.attemptsGoingOn': owned('exercise_attempts', openAttempt('synthesis')),
  'exercise.abilities': owned(
    'exercise_attempts',
    `UID, 'tested-' || n, 'diagnosis', '测评', '101', null, '[]'::jsonb, 's', '2026-01-01', null, '2026-01-01', 'handIn', true,
      jsonb_build_object('earned', 1, 'points', 1, 'open', 0, 'abilities', jsonb_build_array(jsonb_build_object('subject', n::text,
        'point', null, 'name', '', 'ability', 0, 'error', 1, 'band', '[0, 1]'::jsonb, 'answers', 6, 'right', 3))), true`,
  ),
  'exercise.mistakes': mistakes,
  'exercise.dueMistakes': mistakes,
  'exercise.mistakeSheet': mistakes,
  'exercise.mistakeReviews': owned('mistake_events', recital),
  'exercise.recitationSubjects': authored('recitation-deck'),
  'exercise.recitations': owned('recitation_events', recital),
  'exercise.mocks': paged({
    many: () => `insert into content_items select kind, key || '-' || n, position + n,
        jsonb_set(data, '{key}', to_jsonb(key || '-' || n)), false from content_items, ${series} where kind = 'mock'`,
  }),
  'exercise.folders': {
    few: (uid) => `insert into question_folders values (${uid}, 'folder-0', '零', now())`,
    many: (uid) =>
      `insert into question_folders select ${uid}, 'folder-' || n, '第' || n || '个', now() from ${series}`,
  },
  'exercise.collectedQuestions': paged({
    params: { folderId: 'folder-0' },
    many: (uid) =>
      `insert into collected_questions select ${uid}, id, 'folder-0', 'attempt-0', now() from questions limit ${MANY}`,
  }),
  'gaoshou.courseTypePowerHomes': {
    ...authored('power'),
    // Only channels that are switched on are listed.
    few: () => `delete from content_items where kind = 'power' and key <> 'word'`,
  },
  'gaoshou.salesCluesOfUser': owned('sales_clues', lead),
  'gaoshou.saleList': paged({ params: { id: '127' } }),
  'gaoshou.goodsExists': {
    query: { goodsIds: '270001' },
    more: { goodsIds: Array.from({ length: MANY }, (_, n) => String(270_001 + n)).join(',') },
  },
  'promo.audioTracks': authored('audio'),
  'promo.lectures': authored('lecture'),
  'promo.mindMaps': authored('mind-map'),
  'promo.paperRank': paged({
    params: { paperId: 'english-1' },
    few: () => attempts('generate_series(0, 0) n'),
    many: () => attempts(series),
  }),
  'promo.papers': authored('paper'),
  'statistics.leaderboardPage': paged({
    params: { boardId: 'exercise-points' },
    query: { period: 'all' },
    many: () => `with people as (
      insert into users (uid, invite_code, registered_at) select 600000 + n, 'board-' || n, now() from ${series} returning uid
    ) insert into leaderboard_scores select 'exercise-points', 'all', uid, uid % 7, now() from people`,
  }),
  'tracking.activityReport': {
    params: { promotionId: '127' },
    many: () => `insert into page_events (id, type, page, duration, at, received_at, uid_proved, promotion_id, context)
      select 'event-' || n, 2, '/p' || n, 5, '2026-11-20', '2026-11-20', false, '127', '{}' from ${series}`,
  },
  'progress.majors': { few: () => aims('1'), many: () => aims(String(MANY)) },
  'progress.mapTasks': paged(),
  'word.bookWords': paged({ params: { bookId: 'kaoyan' } }),
  'word.books': authored('word-book'),
  'word.stages': {
    params: { bookId: 'kaoyan' },
    few: () => 'update words set stage = 1',
    many: () => 'update words set stage = 1 + place % 20',
  },
  'word.details': {
    query: { ids: 'abandon' },
    more: { ids: 'abandon,ability,able,absorb,abstract,academic,accept' },
  },
  'word.search': { query: { q: 'a', size: '1' }, more: { q: 'a', size: '20' } },
  'word.reviews': owned('word_events', answer),
  'word.records': owned('word_events', answer),
}
