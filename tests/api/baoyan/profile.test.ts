import { consultArticles, recommendingSchools, tutors } from '@/contracts/baoyan/catalogue'
import { baoyanResults, recommendOffers, saveProfile, takeContend } from '@/contracts/baoyan/profile'
import {
  answerQuestion,
  articleQuestions,
  askQuestion,
  claimTutor,
  settleClaim,
  tutorClaims,
} from '@/contracts/baoyan/questions'
import { type Backend, startBackend } from '../harness/startBackend'

const OPERATOR = 'operator'
let backend: Backend
let me: { uid: string; token: string }
beforeAll(async () => {
  backend = await startBackend({ operatorKey: OPERATOR })
  me = await backend.login('13900000072')
})
afterAll(() => backend.stop())

const profile = {
  level: 2,
  scale: '100' as const,
  gpa: 88,
  rank: 6,
  cohort: 100,
  exam: 'cet6' as const,
  english: 530,
  research: 2,
  awards: 2,
}
const params = () => ({ uid: me.uid })

describe('recommendation', () => {
  const recommend = (change: object) =>
    backend.ask(recommendOffers, { params: params(), body: { profile: { ...profile, ...change } } }, me.token)

  test('has bands with reasons, like cases and what would help; a better rank raises the chance', async () => {
    const { list } = await recommend({})
    expect(list.length).toBeGreaterThan(0)
    expect(list.every(({ like, reasons }) => like >= 8 && reasons.length > 0)).toBe(true)
    expect(list.find(({ band }) => band !== 'safety')?.moves.length).toBeGreaterThan(0)
    const first = list.find(({ band }) => band === 'reach' || band === 'match')
    const better = (await recommend({ rank: 1, gpa: 94 })).list.find(
      (one) => one.schoolId === first?.schoolId,
    )
    expect(better?.chance ?? 100).toBeGreaterThan(first?.chance ?? 0)
  })

  test('has no bands where no case is like it', async () => {
    const { list, insufficient } = await recommend({
      level: 0,
      gpa: 61,
      rank: 100,
      english: 100,
      research: 4,
      awards: 0,
    })
    expect([list.length, insufficient > 0]).toEqual([0, true])
  })

  test('refuses a background without a school, and points on the scale of percent', async () => {
    for (const change of [{ level: undefined }, { gpa: 3.8 }]) {
      const body = { profile: { ...profile, ...change } }
      expect(await backend.call(recommendOffers, { params: params(), body }, me.token)).toMatchObject({
        status: 400,
        code: 'Y40087',
      })
    }
  })

  test('refuses a background with gaps', async () => {
    const body = { profile: { ...profile, rank: 200 } }
    expect(await backend.call(recommendOffers, { params: params(), body }, me.token)).toMatchObject({
      status: 400,
      code: 'Y40087',
    })
  })
})

describe('the competitiveness test', () => {
  test('has no percentile below thirty participants, and one above', async () => {
    const take = () => backend.ask(takeContend, { params: params(), body: { profile } }, me.token)
    expect(await take()).toMatchObject({ participants: 1, percentile: null })
    await backend.rows(
      'insert into baoyan_total_counts values (1, 40) on conflict (total) do update set learners = 40',
    )
    expect(await take()).toMatchObject({ participants: 41, percentile: 97 })
    await backend.rows('update baoyan_total_counts set learners = 999 where total = 1')
    expect(await take()).toMatchObject({ participants: 1000, percentile: 99 })
    const { total } = await backend.ask(
      baoyanResults,
      { params: { ...params(), kind: 'contend' }, query: {} },
      me.token,
    )
    expect(total).toBe(3)
  })

  test('counts each learner once, by the newest total, until the account is removed', async () => {
    const other = await backend.login('13900000079')
    const take = (level: number) =>
      backend.ask(
        takeContend,
        { params: { uid: other.uid }, body: { profile: { ...profile, level } } },
        other.token,
      )
    const people = async () =>
      Number((await backend.rows('select sum(learners) as people from baoyan_total_counts'))[0]?.['people'])
    const before = await people()
    await take(0)
    await take(3)
    expect(await people()).toBe(before + 1)
    await backend.rows(`delete from baoyan_totals where uid = ${other.uid}`)
    expect(await people()).toBe(before)
  })

  test('a stale device overwrites no background', async () => {
    const save = (rev: number) =>
      backend.call(saveProfile, { params: params(), body: { profile, rev } }, me.token)
    expect((await save(0)).status).toBe(200)
    expect(await save(0)).toMatchObject({ status: 409, code: 'Y40960' })
    expect((await save(1)).status).toBe(200)
  })
})

describe('reading', () => {
  test('finds tutors by pinyin and schools with the right to recommend by short name', async () => {
    const { list } = await backend.ask(tutors, { query: { keyword: 'jiazhiyuan' } })
    expect(list[0]?.name).toBe('甲知远')
    const schools = await backend.ask(recommendingSchools, { query: { keyword: '北大' } })
    expect(schools.list[0]?.name).toBe('北京大学')
    expect((await backend.ask(consultArticles, { query: {} })).total).toBe(20)
  })

  test('a question is public once staff have answered it', async () => {
    const body = { articleId: 'consult-01', text: '预推免要交费吗？' }
    const { questionId } = await backend.ask(askQuestion, { params: params(), body }, me.token)
    const shown = async (token?: string) =>
      (await backend.ask(articleQuestions, { params: { id: 'consult-01' }, query: {} }, token)).total
    expect([await shown(), await shown(me.token)]).toEqual([0, 1])
    const answer = { params: { id: questionId }, body: { answer: '看学校通知，多数不收费。' } }
    expect((await backend.send(answerQuestion, answer, undefined, OPERATOR)).status).toBe(200)
    expect(await shown()).toBe(1)
  })

  test('a request about a tutor reaches staff', async () => {
    const body = {
      tutorId: 'sample-01',
      kind: 'remove' as const,
      text: '请删除这条信息',
      contact: 'a@example.com',
    }
    await backend.ask(claimTutor, { params: params(), body }, me.token)
    const answer = await backend.send(tutorClaims, { query: {} }, undefined, OPERATOR)
    expect(JSON.stringify(answer.json)).toContain('请删除这条信息')
    expect(
      (
        await backend.send(
          settleClaim,
          { params: { id: 'none' }, body: { isGranted: true } },
          undefined,
          OPERATOR,
        )
      ).status,
    ).toBe(404)
  })
})
