import { bookRows } from '../../../../tests/builders/wordBook'
import { nextDueText } from '@/domain/memory/nextDueText'
import { comingExams, examText } from './comingExams'
import { durationText } from '@/lib/durationText'
import { intervalText } from '@/domain/memory/intervalText'
import { packRows, unpackRows } from './packRows'
import { searchBook } from './searchBook'
import { isSpelledRight, spelledLetters } from './spelling'
import { testItems } from './testItems'

const rows = bookRows(10)
const marked = (typed: string, word: string) =>
  spelledLetters(typed, word)
    .map(({ letter, isRight }) => (isRight ? letter : letter.toUpperCase()))
    .join('')

describe('the questions of a test', () => {
  it('hold the right answer among four', () => {
    for (const { row, options } of testItems(rows, rows, 'meaning', 5, 's')) {
      expect(options).toHaveLength(4)
      expect(options).toContain(row)
    }
  })

  it('are as many as asked, in the same order for one seed', () => {
    const first = testItems(rows, rows, 'word', 4, 's')
    expect(first).toHaveLength(4)
    expect(testItems(rows, rows, 'word', 4, 's')).toEqual(first)
  })

  it('need no options to spell', () => {
    expect(testItems(rows, rows, 'spell', 1, 's')[0]?.options).toEqual([])
  })
})

describe('a spelling', () => {
  it('is right whatever its case and outer spaces', () => {
    expect([isSpelledRight(' Abandon ', 'abandon'), isSpelledRight('abandom', 'abandon')]).toEqual([
      true,
      false,
    ])
  })

  it.each([
    ['ａｂａｎｄｏｎ', 'abandon'],
    ['abandon\u200B', 'abandon'],
    ['\uFEFFaban\u00ADdon', 'abandon'],
    ['o’clock', "o'clock"],
    ['well‑known', 'well-known'],
    ['ａ  lot', 'a lot'],
  ])('of %j is right whatever keyboard typed it', (typed, word) => {
    expect(isSpelledRight(typed, word)).toBe(true)
    expect(marked(typed, word)).toBe(word)
  })

  it('shows which letters were missed', () => {
    expect([marked('acomodate', 'accommodate'), marked('', 'zeal'), marked('zeal', 'zeal')]).toEqual([
      'acCommodate'.replace('mm', 'mM'),
      'ZEAL',
      'zeal',
    ])
  })
})

test('times until a word comes back are short', () => {
  const of = (days: number, minutes = 0) => nextDueText({ days, minutes })
  expect([of(0, 1), of(0, 10), of(1), of(45), of(90), of(800)]).toEqual([
    '1分钟',
    '10分钟',
    '1天',
    '45天',
    '3个月',
    '2.2年',
  ])
  expect(intervalText(3 * 3_600_000)).toBe('3小时')
})

test('durations read naturally', () => {
  expect([durationText(42), durationText(500), durationText(5400)]).toEqual(['42秒', '8分20秒', '1小时30分'])
})

test('the exams to choose from are still to come, and named by the year of entry', () => {
  const known = [
    { year: 2027, date: '2026-12-19' },
    { year: 2028, date: '2027-12-18' },
  ]
  expect(comingExams(known, '2026-11-21').map(examText)).toEqual(['27考研', '28考研'])
  expect(comingExams(known, '2026-12-19').map(examText)).toEqual(['28考研'])
})

test('packed rows come back, broken ones do not', () => {
  expect(unpackRows(packRows(rows))).toEqual(rows)
  expect([unpackRows('[[1]]'), unpackRows('{'), unpackRows(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('the book on the device is searched by spelling, form, beginning and meaning, the exact word first', () => {
  const words = (text: string) => searchBook(rows, text).map(({ word, match }) => `${word} ${match}`)
  expect(words('adapt')).toEqual(['adapt word'])
  expect(words('AB')).toEqual(['abandon prefix', 'abundant prefix'])
  expect(words('放弃')).toEqual(['abandon meaning'])
  expect(words('zeals')).toEqual(['zeal inflection'])
  expect(words('stole')).toEqual(['steal inflection'])
  expect(words('went')).toEqual([])
  expect(words(' ')).toEqual([])
})
