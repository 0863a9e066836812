import type { Driver } from '../Driver'
import { freshPhone } from './freshPhone'
import { smsCodeOf } from './smsCodeOf'

/** Fills in the login form that is on the screen, by SMS. Returns the phone. */
export const logInBySms = async (app: Driver, phone = freshPhone()): Promise<string> => {
  await app.type('请输入手机号', phone)
  // The login of a page that sells asks for a name too.
  if (await app.isSeen('姓名')) await app.type('请输入姓名', '张三')
  await app.tap({ role: 'button', name: '获取验证码' })
  await app.type('请输入验证码', await smsCodeOf(phone))
  await app.tap({ start: '我已阅读并同意' })
  await app.tap({ role: 'button', name: '登录' })
  return phone
}

/** Logs in on the login page, then goes on to an address; `agent` is the channel. */
export const openLoggedIn = async (app: Driver, address: string, agent = ''): Promise<string> => {
  await app.open(`/login?redirect=${encodeURIComponent(address)}${agent && `&agent=${agent}`}`)
  const phone = await logInBySms(app)
  await app.isAt(address.split('?')[0] ?? '/')
  return phone
}
