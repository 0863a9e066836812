import { story } from '../story'
import { visitor } from '../../e2e/visitor'
import { pagesOfMiniProgram } from './pagesOfMiniProgram'

for (const { id, address } of pagesOfMiniProgram) {
  story(
    `${id} can be swiped to its end, and says something when it starts without a network`,
    async (app) => {
      await app.keepLogin(await visitor())
      await app.open(address)
      expect(await app.weapp.restingText()).not.toBe('')
      expect(await app.weapp.swipeToEnd()).toBeNull()
      await app.cutNetwork()
      await app.relaunch(address)
      expect(await app.weapp.restingText()).not.toBe('')
    },
    { only: 'weapp', allow: { console: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/] } },
  )
}
