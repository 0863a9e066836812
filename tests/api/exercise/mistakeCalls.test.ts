import { eq } from 'drizzle-orm'
import type { CallInput } from '@/contracts/define'
import {
  LONGEST_NOTE,
  LONGEST_TYPED_NOTE,
  mistake,
  mistakes,
  mistakeSheet,
  noteMistake,
} from '@/contracts/exercise/mistakes'
import type { ShownQuestion } from '@/contracts/exercise/questionFields'
import { truncatedNote } from '@/features/exercises/mistakes/truncatedNote'
import { mistakeCards } from '../../../server/src/db/schema/mistakes'
import { exerciseAccounts } from '../../../server/src/services/exercise/exerciseAccounts'
import { type BookOwner, examIds, paperId, freshOwners } from '../harness/bookOwner'
import { rightTo, tellsKey, wrongTo } from '../harness/examinee'
import { type Backend, startBackend } from '../harness/startBackend'

const DAY = 86_400_000
const MINUTE = 60_000
const [examFirst = '', examSecond = ''] = examIds

let backend: Backend
let owner: BookOwner
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const freshOwner = freshOwners(() => backend)
beforeEach(async () => {
  owner = await freshOwner()
})

describe('what a learner says', () => {
  test('cause and note are kept, and lists and figures go by them', async () => {
    const id = await owner.missOne()
    const said = await backend.ask(
      noteMistake,
      { params: owner.of(id), body: { cause: 'reading', note: ' 看清“不正确” ' } },
      owner.me.token,
    )
    expect(said).toMatchObject({ cause: 'reading', note: '看清“不正确”', hasNote: true })
    expect(await owner.inState('open', { cause: 'reading' })).toEqual([id])
    expect(await owner.inState('open', { cause: 'concept' })).toEqual([])
    expect((await owner.summary()).causes).toEqual([{ cause: 'reading', open: 1 }])
    const long = await backend.send(
      noteMistake,
      { params: owner.of(id), body: { cause: null, note: '长'.repeat(2 * LONGEST_NOTE + 1) } },
      owner.me.token,
    )
    expect(long).toMatchObject({ status: 400 })
    expect((await owner.card(id)).note).toBe('看清“不正确”')
  })

  test('a note that waited on a device for a network takes no place of what another wrote meanwhile', async () => {
    const id = await owner.missOne()
    const say = async (note: string, over: string[]) => {
      const body = { cause: null, note, over }
      return (await backend.ask(noteMistake, { params: owner.of(id), body }, owner.me.token)).note
    }
    expect(await say('手机上写的', [''])).toBe('手机上写的')
    // Its answer was lost: it comes once more, and again after another was written over it.
    expect(await say('手机上写的', [''])).toBe('手机上写的')
    expect(await say('手机上改的', ['', '手机上写的'])).toBe('手机上改的')
    expect(await say('电脑上写的', [''])).toBe('电脑上写的\n手机上改的')
    expect(await say('电脑上写的', [''])).toBe('电脑上写的\n手机上改的')
    expect(await say('', ['很早以前的'])).toBe('电脑上写的\n手机上改的')
    expect(await say('', ['电脑上写的\n手机上改的'])).toBe('')
  })

  test('what is kept of two notes can be named, changed and deleted, whatever they are made of', async () => {
    const id = await owner.missOne()
    const say = async (note: string, over?: string[]) =>
      (await backend.ask(noteMistake, { params: owner.of(id), body: { note, over } }, owner.me.token)).note
    const spaced = (count: number, space: string) => `乙${space}`.repeat(count).trim()
    const pairs: [string, string][] = [
      ['😀'.repeat(500), '😎'.repeat(500)],
      ['甲'.repeat(500), '乙'.repeat(500)],
      // One of each two is cut at a space.
      ...[' ', '\t', '\u00a0', '\u3000', '\u2028', '\n'].flatMap((space) =>
        [500, 501].map((count): [string, string] => ['甲'.repeat(count), spaced(400, space)]),
      ),
    ]
    for (const [mine, theirs] of pairs) {
      await say(theirs)
      const both = await say(mine, [''])
      expect([both.startsWith(`${mine}\n`), both.trim() === both]).toEqual([true, true])
      expect(Array.from(both).length).toBeGreaterThan(990)
      expect(await say(both, [both])).toBe(both)
      expect(await say('改', [both])).toBe('改')
      await say(theirs)
      expect(await say('', [await say(mine, [''])])).toBe('')
    }
    const full = (sign: string) => sign.repeat(LONGEST_TYPED_NOTE)
    expect(await say(full('甲'))).toBe(full('甲'))
    expect(await say(full('乙'), [''])).toBe(`${full('乙')}\n${full('甲')}`)
  })

  test('a note whose end is a space since it was cut can be deleted', async () => {
    const id = await owner.missOne()
    await backend.db
      .update(mistakeCards)
      .set({ note: '从前截断的\u3000 ' })
      .where(eq(mistakeCards.questionId, id))
    const body = { note: '', over: ['从前截断的\u3000 '] }
    const said = await backend.ask(noteMistake, { params: owner.of(id), body }, owner.me.token)
    expect([said.note, said.hasNote]).toEqual(['', false])
  })

  test('who says a cause changes no note, who writes a note no cause, and who says nothing nothing', async () => {
    const id = await owner.missOne()
    const say = async (body: CallInput<typeof noteMistake>['body']) => {
      const { cause, note } = await backend.ask(noteMistake, { params: owner.of(id), body }, owner.me.token)
      return [cause, note]
    }
    expect(await say({ cause: 'concept' })).toEqual(['concept', ''])
    expect(await say({ note: '记', over: [''] })).toEqual(['concept', '记'])
    expect(await say({ cause: 'reading' })).toEqual(['reading', '记'])
    expect(await say({})).toEqual(['reading', '记'])
    expect(await say({ cause: null })).toEqual([null, '记'])
    // An app of before says both always.
    expect(await say({ cause: 'concept', note: '旧应用' })).toEqual(['concept', '旧应用'])
  })

  test('the backend takes whatever a device makes of a text', async () => {
    const id = await owner.missOne()
    const signs = Array.from({ length: 0xa0 }, (_, code) => `甲${String.fromCharCode(code)}`)
    const texts = [
      ...signs,
      'a\ud800',
      '\udc00a',
      `${'长'.repeat(999)}😀`,
      '😀'.repeat(1200),
      '长'.repeat(3000),
    ]
    for (const text of texts) {
      const body = { note: truncatedNote(text), over: [] }
      const said = await backend.ask(noteMistake, { params: owner.of(id), body }, owner.me.token)
      expect(said.note.startsWith(body.note)).toBe(true)
      await backend.ask(noteMistake, { params: owner.of(id), body: { note: '' } }, owner.me.token)
    }
    const raw = { params: owner.of(id), body: { note: 'Word\u000b粘贴', over: [] } }
    expect((await backend.send(noteMistake, raw, owner.me.token)).result).toMatchObject({
      note: 'Word\n粘贴',
    })
  })

  test('a question that is not in the book has no card', async () => {
    const call = await backend.call(mistake, { params: owner.of(examFirst) }, owner.me.token)
    expect(call).toMatchObject({ status: 404, code: 'x404' })
  })

  test('lists go by subject and point', async () => {
    const id = await owner.missOne()
    const { point } = await owner.card(id)
    expect(await owner.inState('open', { subject: '101', point })).toEqual([id])
    expect(await owner.inState('open', { subject: '201' })).toEqual([])
    expect((await owner.summary()).subjects).toEqual([
      { subject: '101', open: 1, due: 0, points: [{ point, open: 1, due: 0 }] },
    ])
  })
})

test('the book shows options in the order in which the attempt that missed them did', async () => {
  const { practice, ids } = await owner.practised(8)
  await practice.send(ids.map((id) => practice.answer(id, wrongTo(id))))
  const orders = (questions: readonly ShownQuestion[]) =>
    new Map(questions.map(({ id, options }) => [id, options.map(({ no }) => no)]))
  const seen = orders(practice.first.questions)
  const { list } = await backend.ask(mistakeSheet, { params: owner.params, query: {} }, owner.me.token)
  expect(orders(list.map(({ question }) => question))).toEqual(seen)
  // Eight questions of four options, each in the order of its author, would prove nothing.
  expect([...seen.values()].some((order) => order.some((no, place) => no !== place))).toBe(true)
  backend.time.now += DAY
  await owner.missInExam(examFirst)
  expect((await owner.card(examFirst)).question.options.map(({ no }) => no)).toEqual([0, 1, 2, 3])
})

test('a similar question is another of the same point', async () => {
  const id = await owner.missOne()
  const { point } = await owner.card(id)
  for (let at = 0; at < 5; at += 1) {
    const like = await owner.begin({ kind: 'practice', subject: '101', point, similarTo: id, size: 1 })
    expect(like.first.questions).toMatchObject([{ point, type: 'single' }])
    expect(like.first.questions[0]?.id).not.toBe(id)
  }
})

test('no call of the book tells a key while an open exam asks the question', async () => {
  await owner.missInExam(examFirst)
  backend.time.now += DAY
  expect(tellsKey(await owner.card(examFirst))).toBe(true)
  expect(tellsKey(await owner.due())).toBe(true)
  const again = await owner.begin({ kind: 'exam', paperId })
  const answers = async () => [
    await owner.card(examFirst),
    await owner.due(),
    await backend.ask(mistakeSheet, { params: owner.params, query: {} }, owner.me.token),
    await backend.ask(mistakes, { params: owner.params, query: {} }, owner.me.token),
  ]
  expect(tellsKey(await answers())).toBe(false)
  await again.send([again.handIn()])
  // Two minutes long an answer may still arrive.
  expect(tellsKey(await answers())).toBe(false)
  await again.report()
  expect(tellsKey(await answers())).toBe(true)
})

test('two accounts that become one have one book, which stands where both logs say', async () => {
  const id = examFirst
  await owner.missInExam(id)
  const other = owner
  backend.time.now += MINUTE
  owner = await freshOwner()
  await owner.missInExam(id, examSecond)
  backend.time.now += DAY
  await owner.solve(id, 3)
  await backend.db.transaction((tx) => exerciseAccounts.move(tx, Number(owner.me.uid), Number(other.me.uid)))
  owner = other
  expect(new Set(await owner.inState('open'))).toEqual(new Set([id, examSecond]))
  expect(await owner.pull()).toHaveLength(4)
  for (const days of [6, 9]) {
    expect(await owner.inState('mastered')).toEqual([])
    backend.time.now += days * DAY
    await owner.solve(id, 3)
  }
  expect(await owner.inState('mastered')).toEqual([id])
})

test('a practice in which nothing is missed costs no statement more', async () => {
  const { practice, ids } = await owner.practised(3)
  const [one = '', two = ''] = ids
  const right = await backend.countQueries(() => practice.send([practice.answer(one, rightTo(one))]))
  const wrong = await backend.countQueries(() => practice.send([practice.answer(two, wrongTo(two))]))
  // One query saves verdicts, one reads what other open tests withhold; PostgreSQL reports begin and commit too.
  expect(right).toBeLessThanOrEqual(10)
  expect(wrong - right).toBeLessThanOrEqual(6)
})
