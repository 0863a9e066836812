import { story } from '../story'
import { freshPhone } from './freshPhone'
import { logInBySms } from './logIn'

story('a visitor logs in by SMS from the home page and stays where he was', async (app) => {
  await app.open('/')
  await app.tap({ role: 'button', name: '登录' })
  // A tab of the mini-program sends its visitor to the login page; everywhere else the dialog opens over the page.
  const offer = app.platform === 'weapp' ? '登录后，学习记录在每台设备上都跟着你' : '登录 / 注册'
  await app.sees(offer)
  await logInBySms(app)
  await app.seesNo(offer)
  await app.isAt('/')
  await app.seesNo('登录后看今天的任务、直播和考试倒计时')
})

story('a wrong code says so and keeps what was typed', async (app) => {
  await app.open('/login')
  await app.type('请输入手机号', freshPhone())
  await app.type('请输入验证码', '000000')
  await app.tapSmall({ start: '我已阅读并同意' })
  await app.tap({ role: 'button', name: '登录' })
  await app.sees('验证码')
  await app.isAt('/login')
})

story('nobody logs in without agreeing', async (app) => {
  await app.open('/login')
  await app.type('请输入手机号', freshPhone())
  await app.type('请输入验证码', '123456')
  await app.tap({ role: 'button', name: '登录' })
  await app.sees('请先阅读并同意用户协议与隐私政策')
})

story(
  'the phone-number button logs in at once',
  async (app) => {
    await app.open('/login?redirect=%2Fpersonal-center', { phoneCode: `dev-${freshPhone()}` })
    await app.tap({ start: '我已阅读并同意' })
    await app.tap({ role: 'button', name: '手机号快捷登录' })
    await app.isAt('/personal-center')
    await app.seesNo('登录 / 注册')
  },
  { only: 'weapp', launch: { loginCode: `dev-${freshPhone()}` } },
)

story(
  'whoever refuses his phone number may still log in by SMS',
  async (app) => {
    await app.open('/login?redirect=%2Fpersonal-center', { phoneCode: null })
    await app.tap({ start: '我已阅读并同意' })
    await app.tap({ role: 'button', name: '手机号快捷登录' })
    await app.sees('没有拿到手机号，请用短信验证码登录')
    await app.isAt('/login')
    await app.tap({ start: '我已阅读并同意' })
    await logInBySms(app)
    await app.isAt('/personal-center')
  },
  { only: 'weapp' },
)
