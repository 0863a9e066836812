import { services } from '../../e2e/harness/Services'
import { freshSession } from '../../e2e/sessionOf'
import { openLoggedIn } from '../account/logIn'
import { story } from '../story'

story('who has paid reads the agreement to its end, signs it by hand and keeps it', async (app) => {
  await openLoggedIn(app, '/courses/courses-detail?goodsId=270001')
  await app.tap({ role: 'button', name: '立即购买' })
  await app.isAt('/courses/paycourse-details')
  await app.tap({ start: '我已阅读并同意' })
  await app.tap({ role: 'button', name: '提交并支付' })
  if (app.platform === 'weapp') await app.tap('模拟支付成功')
  else await app.tap('确认支付')
  await app.tap({ role: 'button', name: '签署课程协议' })
  await app.isAt('/courses/sign-agreement')
  await app.sees('七、签署')
  await app.tap({ role: 'button', name: '我已读完全文，去签名' })
  await app.type('与身份证一致', '林小满')
  await app.tap({ role: 'button', name: '确认签署' })
  await app.sees('请在方框里手写你的姓名')
  await app.swipe({ label: '手写签名框' }, 90, 20)
  await app.swipe({ label: '手写签名框' }, -60, 30)
  await app.tap({ role: 'button', name: '确认签署' })
  await app.sees('林小满 已签署')
  await app.screenshot(`signed-${app.platform}`)
  await app.open('/courses/study-center')
  await app.sees('下一节')
  await app.seesNo('课程协议待签署，点这里去签')
})

story('who cannot write by hand types the name a second time, and has signed the same', async (app) => {
  const session = await freshSession(services().backend)
  const taken = await fetch(`${services().backend}/gaoshou/v1/student/${session.uid}/goods/270006`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.authorization}` },
  })
  expect(taken.status).toBe(200)
  await app.keepLogin(session)
  await app.open('/courses/sign-agreement?goodsId=270006')
  await app.tap({ role: 'button', name: '我已读完全文，去签名' })
  await app.type('与身份证一致', '林小满')
  await app.tap('不方便手写？改为再输入一次姓名')
  await app.type('与上面一致，效力等同手写签名', '林小')
  await app.tap({ role: 'button', name: '确认签署' })
  await app.sees('两次填写的姓名不一样，请重新输入')
  await app.type('与上面一致，效力等同手写签名', '林小满')
  await app.screenshot(`typed-signature-${app.platform}`)
  await app.tap({ role: 'button', name: '确认签署' })
  await app.sees('林小满 已签署')
})
