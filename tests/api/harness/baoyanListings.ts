import { type Listing, owned, paged, series } from './listing'

const PROFILE = `'{"level": 2, "scale": "100", "exam": "none", "research": 0, "awards": 0}'::jsonb`

const BODY = `'{"school": "示例大学", "major": "数学", "rank": 1, "cohort": 60, "entry": 2027, "gpa": "", "english": "", "research": "",
  "awards": "", "offers": ["某校"], "timeline": [{"when": "3 月", "text": "准备"}], "advice": ["早点准备"]}'::jsonb`
const waiting = (uid: string, key: string): string =>
  `insert into baoyan_experiences select '${key}-' || n, ${uid}, '${key}-' || n, '标题示例', '数学', ${BODY}, true, 'pending', '', '', 1,
    now(), null from ${series}`

/** The first notices as the follows of a learner. */
const follows = (uid: string, count: number): string =>
  `insert into baoyan_follows select ${uid}, notice_id, 'wish', '', '[]'::jsonb, now(), now()
    from (select notice_id from baoyan_notices order by notice_id limit ${count}) n on conflict do nothing`

/** Listings of the area `baoyan`. */
export const baoyanListings: Readonly<Record<string, Listing>> = {
  'baoyan.notices': paged(),
  'baoyan.schools': paged(),
  'baoyan.tutors': paged(),
  'baoyan.resources': paged(),
  'baoyan.articles': paged(),
  'baoyan.experiences': paged(),
  'baoyan.ownExperiences': paged({ many: (uid) => waiting(uid, 'own') }),
  'baoyan.waitingExperiences': paged({ many: (uid) => waiting(uid, 'waiting') }),
  'baoyan.follows': paged({
    few: (uid) => follows(uid, 1),
    many: (uid) => follows(uid, 20),
  }),
  'baoyan.results': {
    ...owned(
      'baoyan_results',
      `'result-' || n || '-UID', UID, 'contend', ${PROFILE}, '综合 60 分', 60, now()`,
    ),
    params: { kind: 'contend' },
  },
  'baoyan.questions': paged({
    params: { id: 'consult-01' },
    many: (
      uid,
    ) => `insert into baoyan_questions select 'answered-' || n, 'consult-01', ${uid}, '问题', '回答', 'answered',
      now(), now() from ${series}`,
  }),
  'baoyan.openQuestions': paged({
    many: (
      uid,
    ) => `insert into baoyan_questions select 'open-' || n, 'consult-02', ${uid}, '问题', '', 'open', now(), null
      from ${series}`,
  }),
  'baoyan.tutorClaims': paged({
    many: (
      uid,
    ) => `insert into baoyan_tutor_claims select 'claim-' || n, 'sample-01', ${uid}, 'correct', '说明', '邮箱',
      'waiting', now() from ${series}`,
  }),
}
