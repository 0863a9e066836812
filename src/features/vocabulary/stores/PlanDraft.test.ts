import { through } from '../../../../tests/builders/fakeStores'
import { cut, ok } from '../../../../tests/builders/scriptedNetwork'
import { USER, vocabularyWorld } from '../../../../tests/builders/vocabularyWorld'
import { planOf } from '../../../../tests/builders/wordBook'
import { PlanDraft } from './PlanDraft'

jest.useFakeTimers()

describe('a plan being thought about', () => {
  const draftOf = (
    { stores, vocabulary }: Awaited<ReturnType<typeof vocabularyWorld>>,
    chosenYear?: number,
  ) =>
    new PlanDraft({
      chosenYear: () => Promise.resolve(chosenYear),
      call: stores.call,
      ui: stores.ui,
      vocabulary,
      setTimeout: (run, ms) => void setTimeout(run, ms),
    })

  it('is followed by what the season would look like, and by help when it is too late', async () => {
    const made = await vocabularyWorld({ [`GET ${USER}/plan`]: ok(null) })
    const draft = draftOf(made)
    await through(draft.open())
    await jest.advanceTimersByTimeAsync(500)
    expect([draft.values.examDate, draft.isPaceFree]).toEqual(['2026-12-19', true])
    expect(draft.late?.words).toBeLessThan(2000)
    draft.change({ examDate: '2027-12-18' })
    await jest.advanceTimersByTimeAsync(500)
    expect(draft.late).toBeNull()
    expect(draft.values.newPerDay).toBe(draft.forecast?.newPerDay)
  })

  it('begins with the exam that the learner prepares for', async () => {
    const made = await vocabularyWorld({ [`GET ${USER}/plan`]: ok(null) })
    const draft = draftOf(made, 2028)
    await through(draft.open())
    expect(draft.values.examDate).toBe('2027-12-18')
  })

  it('sets the rarest words aside where time is short, and takes them up again', async () => {
    const made = await vocabularyWorld({ [`GET ${USER}/plan`]: ok(null) })
    const draft = draftOf(made)
    await through(draft.open())
    await jest.advanceTimersByTimeAsync(500)
    const words = draft.late?.words ?? 0
    draft.keepNewWords(words)
    await jest.advanceTimersByTimeAsync(500)
    expect([draft.late, draft.newWords, draft.leftOut]).toEqual([null, words, 2000 - words])
    draft.change({ wordLimit: null })
    expect([draft.newWords, draft.leftOut]).toEqual([2000, 0])
    draft.keepNewWords(words)
    draft.chooseBook('kaoyan')
    expect(draft.values.wordLimit).toBeNull()
  })

  it('a pace that is too slow is told apart from too little time, and taking the advice ends the warning', async () => {
    const made = await vocabularyWorld({ [`GET ${USER}/plan`]: ok(null) })
    const draft = draftOf(made)
    await through(draft.open())
    draft.change({ examDate: '2027-12-18' })
    draft.setNewPerDay(1)
    await jest.advanceTimersByTimeAsync(500)
    expect(draft.late).toMatchObject({ isPaceTooSlow: true, minutesPerDay: null })
    draft.follow({})
    await jest.advanceTimersByTimeAsync(500)
    expect([draft.late, draft.isPaceFree]).toEqual([null, true])
  })

  it('saved before the forecast has followed, it has the pace of its own minutes', async () => {
    const saved = async (restMs: number): Promise<number> => {
      const made = await vocabularyWorld({ [`GET ${USER}/plan`]: ok(null) })
      const draft = draftOf(made)
      await through(draft.open())
      await jest.advanceTimersByTimeAsync(500)
      const before = draft.values.newPerDay
      draft.change({ minutesPerDay: 10 })
      await jest.advanceTimersByTimeAsync(restMs)
      await through(draft.save())
      expect(draft.values.newPerDay).toBeLessThan(before)
      return draft.values.newPerDay
    }
    expect(await saved(0)).toBe(await saved(500))
  })

  it('once saved its new words follow the minutes still, until the learner sets them by hand', async () => {
    const first = await vocabularyWorld({ [`GET ${USER}/plan`]: ok(null) })
    const proposal = draftOf(first)
    await through(proposal.open())
    await through(proposal.save())
    const [sent] = first.network.sent(`PUT ${USER}/plan`)
    const { newPerDay } = proposal.values
    expect(JSON.parse(String(sent?.body))).toMatchObject({ isPaceFree: true, newPerDay })

    const made = await vocabularyWorld({ [`GET ${USER}/plan`]: ok(planOf({ isPaceFree: true })) })
    const draft = draftOf(made)
    await through(draft.open())
    const paceOf = async (minutesPerDay: number): Promise<number> => {
      draft.change({ minutesPerDay })
      await jest.advanceTimersByTimeAsync(500)
      return draft.values.newPerDay
    }
    const few = await paceOf(5)
    const more = await paceOf(10)
    expect(more).toBeGreaterThan(few)
    draft.setNewPerDay(7)
    expect([await paceOf(5), draft.values.isPaceFree]).toEqual([7, false])
  })

  it('counts only once it is saved', async () => {
    const made = await vocabularyWorld()
    const draft = draftOf(made)
    await through(draft.open())
    draft.setNewPerDay(30)
    expect([draft.hasChanged, draft.isPaceFree]).toEqual([true, false])
    expect(await through(draft.save())).toBe(true)
    expect([draft.hasChanged, made.vocabulary.plan.plan?.minutesPerDay]).toEqual([false, 60])
  })

  it('keeps its changes when saving fails', async () => {
    const made = await vocabularyWorld({ [`PUT ${USER}/plan`]: cut })
    const draft = draftOf(made)
    await through(draft.open())
    draft.change({ minutesPerDay: 45 })
    expect(await through(draft.save())).toBe(false)
    expect([draft.hasChanged, draft.values.minutesPerDay]).toEqual([true, 45])
  })
})
