import fc from 'fast-check'
import { usersSend } from '@/contracts/assistant/chat'
import { publishPost } from '@/contracts/community/publishPost'
import { createAddress } from '@/contracts/course/addresses'
import { writeNote } from '@/contracts/course/notes'
import type { CallContract } from '@/contracts/define'
import { sendAttemptEvents } from '@/contracts/exercise/attemptEvents'
import { noteMistake } from '@/contracts/exercise/mistakes'
import { salesClue } from '@/contracts/gaoshou/salesClues'
import { pageEvents } from '@/contracts/tracking/pageEvents'
import { saveWordNote } from '@/contracts/word/books'
import { cleanLine } from '@/lib/text/cleanLine'
import { cleanText } from '@/lib/text/cleanText'
import { cutText } from '@/lib/text/cutText'
import { SchemaRegistry } from '../../server/src/http/schemaRegistry'
import { requestOf } from './requestOf'

/** As ui/Field and ui/TextArea take what was typed or pasted. */
const line = (text: string, most: number): string => cutText(cleanLine(text), most)
const lines = (text: string, most: number): string => cutText(cleanText(text), most)
/** A form does not send an empty required field. */
const some = (text: string): string => text.trim() || '无'

const ID = 'abcdefgh-00000001'
const attempt = (answer: object) => ({
  device: 'aaaaaaaa',
  clock: { sentAt: 1, offset: 0 },
  events: [{ id: ID, at: 1, kind: 'answer', question: 'q1', took: 1, answer }],
})
const lead = (extra: object) => ({ phone: '13812345678', extra: { ...extra, submitTime: 1 } })
const event = (fields: object) => ({ events: [{ id: ID, type: 1, page: '/', at: 1, ...fields }] })
const address = (detail: string) => ({
  receiver: '张三',
  phone: '13812345678',
  regionCode: '110101',
  province: '北京市',
  city: '北京市',
  detail,
})

/** Every queue and form with free text, as the app fills it. */
const writes: readonly (readonly [string, CallContract, (text: string) => object])[] = [
  ['an essay', sendAttemptEvents, (t) => attempt({ type: 'writing', text: lines(t, 3000), pictures: [] })],
  ['a blank', sendAttemptEvents, (t) => attempt({ type: 'blank', texts: [line(t, 200)] })],
  // Before the fields cleaned their text, a queue could hold it as it was pasted.
  [
    'an essay of an older version',
    sendAttemptEvents,
    (t) => attempt({ type: 'writing', text: t, pictures: [] }),
  ],
  ['a note on a mistake', noteMistake, (t) => ({ note: lines(t, 500) })],
  ['a note on a word', saveWordNote, (t) => ({ text: lines(t, 500) })],
  [
    'a note on a lesson',
    writeNote,
    (t) => ({ goodsId: 'g1', lessonId: 'l1', place: 1, text: some(lines(t, 1000)) }),
  ],
  [
    'a question',
    usersSend,
    (t) => ({ variant: 'a', conversationId: 'c', turnId: ID, text: some(line(t, 500)) }),
  ],
  ['a school of a lead', salesClue, (t) => lead({ school: line(t, 40) })],
  ['a page event', pageEvents, (t) => event({ page: line(t, 200), name: line(t, 64), tab: line(t, 32) })],
  [
    'a post',
    publishPost,
    (t) => ({
      requestKey: ID,
      plateId: 'math',
      title: `极限怎么做${line(t, 30)}`,
      body: `看到零比零就洛必达对吗${lines(t, 900)}`,
      pictures: [],
      tags: [],
    }),
  ],
  ['an address', createAddress, (t) => address(some(line(t, 120)))],
]

const registry = new SchemaRegistry()
const checks = new Map<CallContract, (body: unknown) => unknown>()
const checkOf = (contract: CallContract) => {
  const known = checks.get(contract)
  if (known || !contract.body) return known
  const schema = registry.register(contract.id, contract.body, 'body')
  const check = registry.compile({ schema, method: 'POST', url: '/', httpPart: 'body' })
  checks.set(contract, check)
  return check
}

/** The backend's refusal of a sent body; undefined when it is accepted. */
const refusal = (contract: CallContract, body: object): unknown => {
  const params = { uid: '1', attemptId: 'a', questionId: 'q', wordId: 'w', goodsId: 'g', noteId: ID }
  const sent: unknown = JSON.parse(requestOf(contract, { params, body }, '', {}).body ?? 'null')
  return Reflect.get(Object(checkOf(contract)?.(sent)), 'error')
}

/** Samples of every Unicode category that text can hold. */
const CATEGORIES =
  'Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co Cn'.split(' ')
const samples = CATEGORIES.map((category) => {
  const pattern = new RegExp(`\\p{${category}}`, 'u')
  const found: string[] = []
  for (
    let code = 0;
    code <= 0x10ffff;
    code += category === 'Lo' || category === 'Co' || category === 'Cn' ? 97 : 1
  ) {
    const sign = String.fromCodePoint(code)
    if (pattern.test(sign)) found.push(sign)
  }
  return [category, found] as const
})

describe.each(writes)('%s', (_, contract, bodyOf) => {
  it.each(samples)(
    'with signs of the category %s is no text that the app accepts and the backend refuses',
    (_category, signs) => {
      expect(signs.length).toBeGreaterThan(0)
      const step = Math.max(1, Math.floor(signs.length / 15))
      for (let at = 0; at < signs.length; at += step)
        for (const text of [`${signs[at]}`, `题${signs[at]}目`, signs.slice(at, at + 200).join('')])
          expect(refusal(contract, bodyOf(text.slice(0, 900)))).toBeUndefined()
    },
  )

  it('of any signs in any order is taken, too', () => {
    const anySign = fc.constantFrom(...samples.flatMap(([, signs]) => signs))
    const text = fc.array(anySign, { maxLength: 300 }).map((signs) => signs.join(''))
    fc.assert(
      fc.property(text, (typed) => expect(refusal(contract, bodyOf(typed))).toBeUndefined()),
      { numRuns: 50 },
    )
  })
})

it('takes the line breaks of Word as line breaks', () => {
  const text = (value: string) => ({ type: 'writing', text: value, pictures: [] })
  const sent = attempt(text('First line\u000bsecond line'))
  expect(Reflect.get(Object(checkOf(sendAttemptEvents)?.(sent)), 'value')).toMatchObject(
    attempt(text('First line\nsecond line')),
  )
})
