import { openLoggedIn } from '../account/logIn'
import { story } from '../story'

story('a learner checks in, once a day, and finds the day after a relaunch', async (app) => {
  await openLoggedIn(app, '/sign-index')
  await app.tap({ role: 'button', name: '打卡' })
  await app.sees('今天已打卡')
  await app.relaunch('/sign-index')
  await app.sees('今天已打卡')
})
