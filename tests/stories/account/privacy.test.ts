import { freshPhone } from './freshPhone'
import { logInBySms } from './logIn'
import { story } from '../story'

story(
  'whoever refuses the privacy guideline keeps everything that needs none',
  async (app) => {
    await app.open('/login?redirect=%2Fpersonal-center')
    await app.tap({ start: '我已阅读并同意' })
    await app.tap({ role: 'button', name: '手机号快捷登录' })
    await app.isAt('/login')
    await app.tap({ start: '我已阅读并同意' })
    await logInBySms(app, freshPhone())
    await app.isAt('/personal-center')
  },
  { only: 'weapp', launch: { privacyAgreed: false } },
)
