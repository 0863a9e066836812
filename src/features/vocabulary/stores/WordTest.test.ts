import { UID } from '../../../../tests/builders/fakeStores'
import { DAY, learn, ROWS, vocabularyWorld } from '../../../../tests/builders/vocabularyWorld'
import { TestCheckpoint } from './TestCheckpoint'
import { lastTestOf } from './lastTestOf'
import { newTest, rowsOfScope, WordTest, type TestProgress, type TestSettings } from './WordTest'

jest.useFakeTimers()

describe('a test', () => {
  const settings = (more: Partial<TestSettings> = {}): TestSettings => ({
    kind: 'meaning',
    rows: ROWS,
    count: 3,
    ...more,
  })
  const start = async (more: Partial<TestSettings> = {}) => {
    const made = await vocabularyWorld()
    const results = lastTestOf(made.storage, UID)
    const keeper = new TestCheckpoint(made.vocabulary, 'here')
    const run = (progress: TestProgress): WordTest =>
      new WordTest(
        {
          vocabulary: made.vocabulary,
          onStep: (now) => keeper.keep(now),
          onEnd: (end) => results.write(end),
        },
        progress,
      )
    const test = run(newTest(settings(more), ROWS, 's'))
    return { ...made, test, results, keeper, run }
  }

  it('keeps its result with the wrong words', async () => {
    const { test, results } = await start({ stage: 1 })
    test.give(test.item?.row.id ?? '')
    expect(test.isRight).toBe(true)
    test.next()
    const wrong = test.item?.row.id
    test.give('')
    test.next()
    test.give(test.item?.row.id ?? '')
    test.next()
    expect(results.read()).toMatchObject({ wrong: [wrong], stage: 1, kind: 'meaning' })
    expect(results.read()?.words).toHaveLength(3)
  })

  it('grades words that were learned before, and no first sights', async () => {
    const { test, vocabulary, run } = await start({ rows: ROWS.slice(0, 1), count: 1 })
    test.give('')
    expect(vocabulary.log.states.size).toBe(0)
    learn(vocabulary, 'abandon')
    const again = run(newTest(settings({ rows: ROWS.slice(0, 1) }), ROWS, 't'))
    again.give('')
    expect(vocabulary.log.stateOf('abandon')).toMatchObject({ lastGrade: 1, reviews: 2 })
  })

  it('goes on after it was killed, with the same options, answers and mistakes', async () => {
    const { test, results, keeper, run, clock } = await start({ stage: 2 })
    test.give('')
    test.next()
    test.give(test.item?.row.id ?? '')
    const kept = keeper.read()
    const again = run(kept ?? newTest(settings(), ROWS, 'other'))
    expect([again.at, again.answer, again.items]).toEqual([1, test.answer, test.items])
    again.next()
    again.give(again.item?.row.id ?? '')
    again.next()
    expect(results.read()).toMatchObject({ wrong: [test.items[0]?.row.id], stage: 2 })
    clock.now += DAY
    expect(keeper.read()).toBeUndefined()
  })

  it('is taken up only where it was begun, and not once it was dropped', async () => {
    const { test, keeper, vocabulary } = await start()
    test.give('')
    expect(new TestCheckpoint(vocabulary, 'elsewhere').read()).toBeUndefined()
    keeper.drop()
    expect(keeper.read()).toBeUndefined()
  })

  it('takes one answer a question, and a spelling in any case', async () => {
    const { test } = await start({ kind: 'spell', rows: ROWS.slice(0, 1), count: 1 })
    test.give('ABANDON ')
    test.give('x')
    expect(test.isRight).toBe(true)
  })

  it('asks of today, of all that was learned, or of the wrong ones', async () => {
    const { vocabulary, clock } = await start()
    learn(vocabulary, 'abandon')
    clock.now += DAY
    learn(vocabulary, 'zeal', 1)
    const of = (scope: 'today' | 'learning' | 'wrong') => rowsOfScope(vocabulary, scope).map(({ id }) => id)
    expect([of('today'), of('learning'), of('wrong')]).toEqual([['zeal'], ['abandon', 'zeal'], ['zeal']])
  })
})
