import fc from 'fast-check'
import type { PaperKind } from './attemptKinds'
import { choiceOf, optionAt, type PaperSheet, replaySheet, type SheetDeed } from './paperSheet'

const START = 1_000_000_000
const MINUTE = 60_000
const QUESTIONS = 4

const blank = (kind: PaperKind): PaperSheet => ({
  startedAt: START,
  endsAt: kind === 'paperTest' ? START + MINUTE : null,
  answers: Array.from({ length: QUESTIONS }, () => null),
  seconds: null,
})

/** The sheet after a deed, as a device keeps it. */
const after = (kind: PaperKind, sheet: PaperSheet, at: number, fields: SheetDeed['fields']): PaperSheet => {
  const state = replaySheet(kind, sheet, at, { at, fields })
  const answers = sheet.answers.map((_, no) => optionAt(state, no))
  const seconds = fields.kind === 'handIn' ? Math.round(state.spent / 1000) : sheet.seconds
  return { ...sheet, answers, seconds }
}

const choices = fc.array(fc.tuple(fc.nat({ max: QUESTIONS - 1 }), fc.nat({ max: 3 })), { maxLength: 20 })

test.each([
  { kind: 'paperTest', stands: 'last' },
  { kind: 'paperPractice', stands: 'first' },
] as const)('of what is chosen in a $kind the $stands stands', ({ kind, stands }) => {
  fc.assert(
    fc.property(choices, (made) => {
      const sheet = made.reduce(
        (now, [no, option], at) => after(kind, now, START + at, choiceOf(no, option)),
        blank(kind),
      )
      const ordered = stands === 'last' ? made : [...made].reverse()
      const standing = new Map(ordered)
      expect(sheet.answers).toEqual(Array.from({ length: QUESTIONS }, (_, no) => standing.get(no) ?? null))
    }),
  )
})

test('nothing is chosen once the time is over or the sheet is handed in, whatever the device’s clock says', () => {
  const written = after('paperTest', blank('paperTest'), START + 5000, choiceOf(0, 1))
  expect(after('paperTest', written, START + MINUTE + 1, choiceOf(0, 2)).answers[0]).toBe(1)
  const handedIn = after('paperTest', written, START + 20_000, { kind: 'handIn' })
  expect(handedIn.seconds).toBe(20)
  for (const at of [START - MINUTE, START + 1000, START + 30_000])
    expect(after('paperTest', handedIn, at, choiceOf(0, 3)).answers[0]).toBe(1)
})

test('a clock that was put back still changes an answer, and no test takes less than no time', () => {
  const written = after('paperTest', blank('paperTest'), START + 5000, choiceOf(0, 1))
  const early = START - 24 * 60 * MINUTE
  expect(after('paperTest', written, early, choiceOf(0, 2)).answers[0]).toBe(2)
  expect(after('paperTest', written, early, { kind: 'handIn' }).seconds).toBe(0)
})

test('a test is never longer than its time, when it is handed in late', () => {
  const late = START + 60 * MINUTE
  const sheet = after('paperTest', blank('paperTest'), late, { kind: 'handIn' })
  expect(sheet.seconds).toBe(60)
  expect(replaySheet('paperTest', sheet, late)).toMatchObject({ endedAt: START + MINUTE, spent: MINUTE })
})
