import { story } from '../story'
import { openAs, plannedLearner } from './learner'

const unlearned = (plan: unknown): number => (plan as { unStudyWordNumber: number }).unStudyWordNumber

/** So late that neither more minutes nor a lower retention helps. */
const soon = (): string => new Date(Date.now() + 15 * 86_400_000).toISOString().slice(0, 10)

story('a learner who is late sets the rarest words aside, and takes them up again', async (app) => {
  const learner = await plannedLearner({ examDate: soon(), minutesPerDay: 10, newPerDay: 100 })
  const all = unlearned(await learner.ask('GET', 'plan'))
  await openAs(app, learner, '/spword/user-plan')
  await app.sees('时间有点紧')
  const [, words = ''] = /只学最常考的 (\d+) 个新词/.exec(await app.visibleText()) ?? []
  await app.tap('采用')
  await app.sees(`最少考的 ${all - Number(words)} 个词先放下`)
  await app.sees('学完全部新词')
  await app.seesNo('时间有点紧')
  await app.tap('保存计划')
  await app.sees('计划已更新')
  expect(unlearned(await learner.ask('GET', 'plan'))).toBe(Number(words))
  await app.open('/spword/index')
  await app.sees(`已学 0 / ${words} 词`)
  await app.open('/spword/user-plan')
  await app.sees('学完全部新词')
  await app.tap('加回来')
  await app.sees('时间有点紧')
  await app.tap('保存计划')
  await app.sees('计划已更新')
  expect(unlearned(await learner.ask('GET', 'plan'))).toBe(all)
})
