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

story(
  'a mailed course takes the coupon by itself, asks where to send it, and costs what the order says',
  async (app) => {
    await openLoggedIn(app, '/courses/courses-detail?goodsId=270005')
    await app.tap({ role: 'button', name: '立即购买' })
    await app.isAt('/courses/paycourse-details')
    await app.sees('389')
    await app.tap({ start: '我已阅读并同意' })
    await app.tap({ role: 'button', name: '提交并支付' })
    await app.sees('请先选择收货地址')
    await app.tap('添加收货地址')
    await app.isAt('/courses/address')
    await app.tap({ role: 'button', name: '添加地址' })
    await app.isAt('/courses/address-edit')
    await app.type('收货人', '林小满')
    await app.type('手机号', '13912340002')
    await app.tap('所在地区')
    await app.tap('湖北省')
    await app.tap('武汉市')
    await app.tap('洪山区')
    await app.tap({ start: '选好了' })
    await app.type('详细地址', '珞喻路 1037 号韵苑 12 栋')
    await app.tap({ role: 'button', name: '保存' })
    await app.isAt('/courses/address')
    await app.tap({ start: '林小满' })
    await app.isAt('/courses/paycourse-details')
    await app.sees('湖北省武汉市洪山区珞喻路 1037 号韵苑 12 栋')
    await app.tap({ role: 'button', name: '提交并支付' })
    if (app.platform === 'weapp') await app.tap('模拟支付成功')
    else await app.tap('确认支付')
    await app.sees('支付成功')
    await app.sees('389')
  },
)
