import { visitor } from '../../e2e/visitor'
import { BUDGETS } from '../budgets'
import { story } from '../story'

// Late content must not resend what is below it: on a slow network that is most of a page.
for (const [address, name] of [
  ['/', 'home'],
  ['/courses/study-center', 'my courses'],
] as const)
  story(
    `${name} is sent no more than a page that comes may be, though its answers come one by one`,
    async (app) => {
      await app.keepLogin(await visitor())
      await app.open('/personal-center')
      await app.weapp.restingText()
      const { length } = (await app.weapp.stats()).setData
      await app.weapp.reverseAnswers()
      await app.weapp.reLaunch(address)
      expect(await app.weapp.restingText()).not.toBe('')
      const sent = (await app.weapp.stats()).setData.slice(length)
      const bytes = sent.reduce((sum, record) => sum + record.bytes, 0)
      expect(sent.length).toBeGreaterThan(3)
      expect(bytes).toBeLessThanOrEqual(BUDGETS.comingBytes)
    },
    { only: 'weapp' },
  )
