import type { Driver } from '../Driver'
import { story } from '../story'
import { openLoggedIn } from './logIn'

const STUDY_CENTRE = '/courses/study-center'
const PERSONAL_CENTRE = '/personal-center'

/** Lets the login expire while the app is away, and comes back to a page that asks for data. */
const comeBackExpired = async (app: Driver): Promise<void> => {
  await app.expireLogin()
  await app.background()
  await app.foreground()
}

const openAsAgent = async (app: Driver, agent: string): Promise<void> => {
  await openLoggedIn(app, PERSONAL_CENTRE, agent)
  await app.switchTab('学习')
  await app.sees('我的课程')
  await app.isAt(STUDY_CENTRE)
  // The navigator takes a second request for the same page within 600 ms for a double tap.
  await new Promise((done) => setTimeout(done, 700))
  await comeBackExpired(app)
}

story(
  'an expired login in the mini-program of agent 2 leads to the native tab 我的',
  async (app) => {
    await openAsAgent(app, '2')
    await app.isAt(PERSONAL_CENTRE)
  },
  { only: 'weapp' },
)

story(
  'an expired login in the mini-program of agent 8 logs out and leads to the tab 我的',
  async (app) => {
    await openAsAgent(app, '8')
    await app.isAt(PERSONAL_CENTRE)
  },
  { only: 'weapp' },
)

story(
  'an expired login in the mini-program of agent 25 starts over at the login page',
  async (app) => {
    await openAsAgent(app, '25')
    await app.isAt('/login')
    expect(await app.weapp.pages()).toHaveLength(1)
  },
  { only: 'weapp' },
)

story(
  'an expired login in the mini-program without a number leads to 我的, as in that of agent 2',
  async (app) => {
    await openAsAgent(app, '')
    await app.isAt(PERSONAL_CENTRE)
    await app.sees('登录')
  },
  { only: 'weapp' },
)
