import { openLoggedIn } from '../account/logIn'
import { story } from '../story'

story('a visitor filters the shop, looks at a course and finds the shop as it was left', async (app) => {
  await app.open('/product-list?agent=0&tag=true')
  await app.sees('帮我选课')
  await app.tap({ role: 'tab', name: '法学' })
  await app.sees('法律硕士')
  await app.tap({ role: 'radio', name: '低价' })
  await app.sees('法学学硕')
  await app.tap({ start: '27考研' })
  await app.isAt('/courses/courses-detail')
  await app.back()
  await app.isAt('/product-list')
  await app.sees('法学学硕')
  await app.seesNo('暑期集训强基营')
  if (app.platform === 'h5') {
    await app.relaunch(await app.currentAddress())
    await app.sees('法学学硕')
    await app.seesNo('暑期集训强基营')
  }
})

story('a code gives a coupon, the coupon shows what it buys', async (app) => {
  await openLoggedIn(app, '/coupon')
  await app.sees('新人券')
  await app.type('兑换码', 'yan-tu 27')
  await app.tap({ role: 'button', name: '领取' })
  await app.sees('研友专享券')
  await app.type('兑换码', 'yantu27')
  await app.tap({ role: 'button', name: '领取' })
  await app.sees('你已经领取过这张优惠券')
  await app.tap({ role: 'tab', name: '已使用' })
  await app.sees('还没有用过优惠券')
})

story('who changes their mind within a week gets the money back and may buy again', async (app) => {
  await openLoggedIn(app, '/courses/courses-detail?goodsId=270002')
  await app.tap({ role: 'button', name: '立即购买' })
  await app.isAt('/courses/paycourse-details')
  await app.tap({ start: '我已阅读并同意' })
  await app.tap({ role: 'button', name: '提交并支付' })
  if (app.platform === 'weapp') await app.tap('模拟支付成功')
  else await app.tap('确认支付')
  await app.sees('支付成功')
  await app.open('/user-order')
  await app.tap({ role: 'button', name: '发票与售后' })
  await app.isAt('/courses/paycourse-details')
  await app.tap('申请退款')
  await app.tap('买错或买重了')
  await app.tap({ role: 'button', name: '提交申请' })
  await app.sees('已受理，原路退回')
  await app.sees('已退款')
  await app.tap({ role: 'button', name: '再看看这门课' })
  await app.isAt('/courses/courses-detail')
  await app.sees('立即购买')
})

story('what is free is taken with one tap and stands in the study centre', async (app) => {
  await openLoggedIn(app, '/product-list?price=free')
  await app.sees('考研全科试听包')
  await app.tap({ role: 'button', name: '一键领取免费课程' })
  await app.sees('领到 1 门课')
  await app.screenshot(`shop-taken-${app.platform}`)
  await app.tap({ role: 'button', name: '去学习' })
  await app.isAt('/courses/study-center')
  await app.sees('考研全科试听包')
  await app.open('/product-list?price=free')
  await app.sees('已拥有')
  await app.tap({ role: 'button', name: '一键领取免费课程' })
  await app.sees('没有可领的课了')
})

story('an order that waits says how long, gives its number, and stands below the membership', async (app) => {
  await openLoggedIn(app, '/courses/courses-detail?goodsId=270002')
  await app.tap({ role: 'button', name: '立即购买' })
  await app.tap({ start: '我已阅读并同意' })
  await app.tap({ role: 'button', name: '提交并支付' })
  if (app.platform === 'weapp') await app.tap('取消')
  else await app.sees('确认支付')
  await app.open('/user-order')
  await app.sees('我的会员')
  await app.sees('未开通')
  await app.screenshot(`orders-${app.platform}`)
  await app.tap({ role: 'button', name: '去支付' })
  await app.sees('还剩 29 分')
  await app.tap('复制')
  await app.sees('订单编号已复制')
  await app.screenshot(`order-waiting-${app.platform}`)
  await app.tap({ role: 'button', name: '取消订单' })
})

story(
  'an address that neither market nor courses know lands in the shop (seed §2)',
  async (app) => {
    for (const address of [
      '/market/',
      '/courses/',
      '/market/nothing/deeper',
      '/courses/nowhere?inviteCode=YT0003',
    ]) {
      await app.open(address)
      await app.isAt('/product-list')
      await app.sees('帮我选课')
    }
  },
  { only: 'h5' },
)
