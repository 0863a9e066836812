import { setTimeout as pause } from 'node:timers/promises'
import { story } from '../story'
import { openAs, plannedLearner, shownWord } from './learner'

const doneToday = async (ask: () => Promise<unknown>): Promise<number> =>
  ((await ask()) as { done: number }).done
story(
  'a session goes on without a network and reaches the backend once it is back',
  async (app) => {
    const learner = await plannedLearner()
    await openAs(app, learner, '/spword/memory')
    await app.sees('第一次见')
    await app.cutNetwork()
    for (let card = 0; card < 2; card++) {
      await app.tap('不认识')
      await app.sees('记住它')
      await app.tap('记住了，下一个')
      await app.sees('第一次见')
    }
    if (app.platform === 'weapp') {
      const word = await shownWord(app)
      await app.relaunch()
      await app.sees('第一次见')
      expect(await shownWord(app)).toBe(word)
    }
    const ask = () => learner.ask('GET', 'today')
    expect(await doneToday(ask)).toBe(0)
    await app.restoreNetwork()
    for (let turn = 0; turn < 50 && (await doneToday(ask)) < 2; turn++) await pause(200)
    expect(await doneToday(ask)).toBe(2)
  },
  { allow: { console: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/] } },
)
