import { adjustmentMisfits } from './adjustmentFit'
import { readAnswerLine } from './answerLine'
import { checkLine, lineResult } from './lineCheck'
import { scoreSheet, type SheetQuestion } from './scoreSheet'
import { readSheetText, sheetText } from './sheetText'

describe('a typed line', () => {
  test.each([
    ['1-5 ABCDA', { 1: 'A', 2: 'B', 3: 'C', 4: 'D', 5: 'A' }],
    ['17 bda', { 17: 'ABD' }],
    ['17-19 AB ACD BD', { 17: 'AB', 18: 'ACD', 19: 'BD' }],
    ['1. A 2. C\n3、BD', { 1: 'A', 2: 'C', 3: 'BD' }],
    ['1-2 ABC', { 1: 'A', 2: 'B' }],
    ['没有答案', {}],
  ])('%s', (text, answers) => expect(readAnswerLine(text)).toEqual(answers))

  it('begins at the current question where it has no numbers', () => {
    expect(readAnswerLine('ab c', 6)).toEqual({ 6: 'AB', 7: 'C' })
    expect(readAnswerLine('ABC', 6)).toEqual({ 6: 'A', 7: 'B', 8: 'C' })
  })
})

const questions: SheetQuestion[] = [
  { no: '1', kind: 'single', points: 0.5, rubric: [] },
  { no: '2', kind: 'multi', points: 2, rubric: [] },
  { no: '3', kind: 'written', points: 10, rubric: [4, 4, 2] },
]

describe('a sheet', () => {
  it('gives a range as wide as the unsure lines', () => {
    const score = scoreSheet(questions, { 1: 'A', 2: 'AB' }, { 1: 'A', 2: 'AB' }, { 3: 'ymn' })
    expect(score).toMatchObject({ objective: 2.5, low: 6.5, high: 10.5, right: ['1', '2'], open: [] })
  })

  it('gives nothing for a part of several right options, and lists open questions', () => {
    const score = scoreSheet(questions, { 1: 'A', 2: 'AB' }, { 2: 'A' }, { 3: 'y' })
    expect(score).toMatchObject({ objective: 0, low: 4, wrong: ['2'], open: ['1', '3'] })
  })
})

it('names the rule of the national line that an estimate misses', () => {
  const low = { politics: 60, foreign: 36, first: 90, second: 100 }
  const rules = checkLine('four', low, { ...low, foreign: 40 }, { total: 280, hundred: 38, above: 57 })
  expect(rules.map(({ name, result }) => `${name} ${result}`)).toEqual([
    '总分 pass',
    '政治 pass',
    '外语 maybe',
    '业务课一 pass',
    '业务课二 pass',
  ])
  expect(lineResult(rules)).toBe('maybe')
})

it('says why an adjustment opening does not fit', () => {
  const opening = {
    code: '0835',
    region: 'B',
    degree: 'academic',
    minTotal: 300,
    endsAt: 10,
    from: ['0812', '0835'],
  } as const
  const fitting = { code: '081200', degree: 'academic', total: 320, reachesLine: null } as const
  expect(adjustmentMisfits(opening, fitting, 5)).toEqual([])
  const far = {
    code: '0301',
    degree: 'professional',
    total: 290,
    reachesLine: { total: 290, line: 310 },
  } as const
  expect(adjustmentMisfits(opening, far, 11)).toHaveLength(5)
})

it('travels as one text and back', () => {
  const sheet = { 1: 'A', 17: 'ABD', 34: 'ym-n' }
  expect(readSheetText(sheetText(sheet))).toEqual(sheet)
})
