import type { ReviewEvent } from '@/domain/memory/eventTypes'
import { story } from '../story'
import { openAs, plannedLearner, reviewOf } from './learner'

const DAY = 86_400_000
const MINUTE = 60_000
const LAPSES = 7

/** A word that was learned and forgotten seven times, and is due again. */
const almostLeech = (word: string): ReviewEvent[] => {
  const start = Date.now() - (LAPSES + 2) * DAY
  const first = reviewOf(word, start, 3, start + DAY)
  const rest = Array.from({ length: LAPSES }, (_unused, lapse) => {
    const at = start + (lapse + 1) * DAY
    const learned = at + 10 * MINUTE
    return [reviewOf(word, at, 1, learned), reviewOf(word, learned, 3, learned + DAY)]
  })
  return [first, ...rest.flat()]
}

story('a word forgotten for the eighth time gets help and can be set aside', async (app) => {
  const learner = await plannedLearner({ newPerDay: 0 })
  await learner.ask('POST', 'reviews', { events: almostLeech('adapt') })
  await openAs(app, learner, '/spword/index')
  await app.sees('今日复习')
  await app.tap({ role: 'button', name: '开始背单词' })
  await app.tap('看释义')
  await app.tap('不认识')
  await app.sees('adapt 已经忘了 8 次')
  await app.tap('先放一放')
  await app.isAt('/spword/spword-result')
  await app.open('/spword/detail?id=adapt')
  await app.sees('已放一放，重新背它')
})
