import { adjustmentFit } from './adjustmentFit'
import { readAnswerLine } from './answerLine'
import { checkLine, lineResult } from './lineCheck'
import { runningMarks } from './runningMarks'
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

  it('adds rubric lines without a decision to the high end', () => {
    const score = scoreSheet(questions, {}, {}, { 3: 'y-' })
    expect(score).toMatchObject({ low: 4, high: 10, open: ['1', '2', '3'] })
    expect(scoreSheet(questions, {}, {}, {})).toMatchObject({ low: 0, high: 10 })
    expect(scoreSheet(questions, {}, {}, { 3: 'nnn' })).toMatchObject({ low: 0, high: 0 })
  })
})

it('the running marks count decided rubric lines only', () => {
  const written = questions.slice(2)
  expect(runningMarks(written, {})).toEqual({ decided: 0, lines: 3, low: 0, high: 0 })
  expect(runningMarks(written, { 3: 'ym-' })).toEqual({ decided: 2, lines: 3, low: 4, high: 8 })
  expect(runningMarks(written, { 3: 'ynn' })).toEqual({ decided: 3, lines: 3, low: 4, high: 4 })
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

describe('an adjustment opening', () => {
  const opening = {
    code: '0835',
    region: 'B',
    degree: 'academic',
    minTotal: 300,
    endsAt: 10,
    from: ['0812', '0835'],
  } as const
  const line = { total: 280, hundred: 38, above: 57 }
  const fitting = { code: '081200', degree: 'academic', low: 310, high: 320, rules: [] } as const

  it('lists no condition when it fits, and every missed one when it does not', () => {
    expect(adjustmentFit(opening, fitting, 5)).toEqual({ against: [], unsure: [] })
    const rules = checkLine('four', { first: 270 }, { first: 275 }, line)
    const far = { code: '0301', degree: 'professional', low: 270, high: 275, rules } as const
    expect(adjustmentFit(opening, far, 11).against).toHaveLength(5)
  })

  it('does not fit below a single-subject line, however high the total', () => {
    const scores = { politics: 70, foreign: 30, first: 120, second: 120 }
    const rules = checkLine('four', scores, scores, line)
    const candidate = { ...fitting, low: 340, high: 340, rules }
    expect(adjustmentFit(opening, candidate, 5).against).toEqual([
      '调入专业B 区国家线外语 38 分，你预估 30 分',
    ])
  })

  it('may fit when only the high end reaches the lines', () => {
    const low = { politics: 70, foreign: 36, first: 90, second: 100 }
    const rules = checkLine('four', low, { ...low, foreign: 46 }, line)
    const candidate = { ...fitting, low: 296, high: 306, rules }
    expect(adjustmentFit(opening, candidate, 5)).toEqual({
      against: [],
      unsure: ['要求总分不低于 300 分，你预估 296–306 分', '调入专业B 区国家线外语 38 分，你预估 36–46 分'],
    })
  })
})

it('travels as one text and back', () => {
  const sheet = { 1: 'A', 17: 'ABD', 34: 'ym-n' }
  expect(readSheetText(sheetText(sheet))).toEqual(sheet)
})
