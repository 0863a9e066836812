import { maskPhone } from '@/lib/text/maskPhone'
import { ownClock } from '../ownClock'
import { story } from '../story'
import { freshPhone } from './freshPhone'
import { openLoggedIn } from './logIn'
import { smsCodeOf } from './smsCodeOf'

const clock = ownClock()
const MINUTE = 60_000

story('the phone of an account is changed by codes to both numbers', async (app) => {
  const own = await openLoggedIn(app, '/improve-info')
  const next = freshPhone()
  // A phone gets one code a minute, and the login has just had one.
  await clock.pass(app, 2 * MINUTE)
  await app.tap('更换手机号')
  await app.sees('原手机号的验证码')
  const known = await smsCodeOf(own)
  await app.tap({ role: 'button', name: '获取验证码' })
  await app.screenshot('change-phone')
  await app.type('原手机号的验证码', await smsCodeOf(own, known))
  await app.type('请输入手机号', next)
  await app.tap({ role: 'button', name: '获取验证码' })
  await app.type('新手机号的验证码', await smsCodeOf(next))
  await app.tap({ role: 'button', name: '确定' })
  await app.sees(maskPhone(next))
  await app.seesNo(maskPhone(own))
})
