import { story } from '../story'
import { openAs, plannedLearner, shownWord } from './learner'

story(
  'several answers are taken back, each card comes again, and a killed session goes on with its card',
  async (app) => {
    const learner = await plannedLearner({ newPerDay: 5 })
    await openAs(app, learner, '/spword/memory')
    const seen: string[] = []
    for (let card = 0; card < 2; card++) {
      await app.sees('第一次见')
      seen.push(await shownWord(app))
      await app.tap('模糊')
      await app.tap('记住了，下一个')
    }
    await app.sees('第一次见')
    const third = await shownWord(app)
    await app.relaunch()
    await app.sees('第一次见')
    expect(await shownWord(app)).toBe(third)
    for (const word of seen.reverse()) {
      await app.tap('撤销')
      await app.sees('第一次见')
      expect(await shownWord(app)).toBe(word)
    }
    expect(new Set([...seen, third]).size).toBe(3)
  },
)
