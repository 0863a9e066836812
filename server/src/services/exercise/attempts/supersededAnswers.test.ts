import fc from 'fast-check'
import type { AttemptTerms } from '@/domain/attempt/AttemptState'
import type { AttemptEvent } from '@/domain/attempt/events'
import { attemptPolicies } from '@/domain/attempt/policies'
import { replayAttempt } from '@/domain/attempt/replayAttempt'
import { earliestHandIn, lettersIn, supersededAnswers } from './supersededAnswers'

const START = 1_000_000
const terms: AttemptTerms = {
  policy: attemptPolicies.exam,
  questionIds: ['one', 'two'],
  startedAt: START,
  endsAt: START + 1_000_000,
}
const written = (id: string, question: string, at: number, text: string): AttemptEvent => ({
  id,
  at,
  device: 'aaaaaaaa',
  kind: 'answer',
  question,
  answer: { type: 'writing', text, pictures: [] },
  took: 1000,
})
const cut = (of: AttemptTerms, events: readonly AttemptEvent[]): AttemptEvent[] => {
  const replaced = new Map(supersededAnswers(of, events).map((event) => [event.id, event]))
  return events.map((event) => replaced.get(event.id) ?? event)
}
const logs = fc
  .array(fc.record({ question: fc.constantFrom('one', 'two'), after: fc.nat({ max: 900_000 }) }), {
    maxLength: 30,
  })
  .map((answers) =>
    answers.map(({ question, after }, at) =>
      written(`event-${at}`, question, START + after, `${at}`.repeat(200)),
    ),
  )

test('a log that lost the texts of replaced answers tells the same, also when it is handed in or answered later', () => {
  fc.assert(
    fc.property(logs, fc.nat({ max: 900_000 }), fc.nat({ max: 900_000 }), (events, ended, answered) => {
      const short = cut(terms, events)
      expect(replayAttempt(terms, short)).toEqual(replayAttempt(terms, events))
      const at = Math.max(START + ended, earliestHandIn(short))
      const more: AttemptEvent[] = [
        { id: 'hand-in', at, device: 'bbbbbbbb', kind: 'handIn' },
        written('late', 'one', START + answered, 'late'),
      ]
      expect(replayAttempt(terms, [...short, ...more])).toEqual(replayAttempt(terms, [...events, ...more]))
    }),
  )
})

test('an essay that was saved a thousand times is kept once', () => {
  const saves = Array.from({ length: 1000 }, (_, at) =>
    written(`save-${at}`, 'one', START + at, '文'.repeat(3000)),
  )
  expect(lettersIn(saves)).toBe(3_000_000)
  expect(lettersIn(cut(terms, saves))).toBe(3000)
})

test('where another answer than the last may stand, no text is lost', () => {
  const saves = [
    written('save-1', 'one', START, 'a'.repeat(200)),
    written('save-2', 'one', START + 1, 'b'.repeat(200)),
  ]
  for (const kind of ['practice', 'drill', 'adaptive'] as const)
    expect(supersededAnswers({ ...terms, policy: attemptPolicies[kind] }, saves)).toEqual([])
})
