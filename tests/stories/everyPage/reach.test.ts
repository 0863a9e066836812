import { storyOfEveryPage } from '../story'
import { visitor } from '../../e2e/visitor'
import { pagesOfMiniProgram } from './pagesOfMiniProgram'

storyOfEveryPage(
  pagesOfMiniProgram,
  'can be swiped to its end, and says something when it starts without a network',
  async (app, { address }) => {
    await app.keepLogin(await visitor())
    await app.open(address)
    expect(await app.weapp.restingText()).not.toBe('')
    expect(await app.weapp.swipeToEnd()).toBeNull()
    await app.cutNetwork()
    await app.relaunch(address)
    expect(await app.weapp.restingText()).not.toBe('')
  },
  { allow: { console: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/] } },
)
