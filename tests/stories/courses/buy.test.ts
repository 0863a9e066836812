import { openLoggedIn } from '../account/logIn'
import { story } from '../story'

const DETAIL = '/courses/courses-detail?goodsId=270001'

story('a learner buys a course and finds it in the study centre', async (app) => {
  await openLoggedIn(app, DETAIL)
  await app.tap({ role: 'button', name: '立即购买' })
  await app.isAt('/courses/paycourse-details')
  await app.tap({ start: '我已阅读并同意' })
  await app.tap({ role: 'button', name: '提交并支付' })
  if (app.platform === 'weapp') await app.tap('模拟支付成功')
  else await app.tap('确认支付')
  await app.sees('支付成功')
  await app.tap({ role: 'button', name: '去学习' })
  await app.isAt('/courses/study-center')
  await app.sees('27考研 暑期集训强基营')
})

story('whoever does not pay at once keeps the order, tries again and has it paid once', async (app) => {
  await openLoggedIn(app, DETAIL)
  await app.tap({ role: 'button', name: '立即购买' })
  await app.isAt('/courses/paycourse-details')
  await app.tap('不使用优惠券')
  await app.tap({ start: '我已阅读并同意' })
  await app.tap({ role: 'button', name: '提交并支付' })
  if (app.platform === 'weapp') await app.tap('模拟支付失败')
  else await app.tap('支付失败')
  await app.sees('支付没有完成')
  await app.tap({ role: 'button', name: '重新支付' })
  if (app.platform === 'weapp') await app.tap('模拟支付成功')
  else await app.tap('确认支付')
  await app.sees('支付成功')
})
