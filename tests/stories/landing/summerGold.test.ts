import { logInBySms } from '../account/logIn'
import { story } from '../story'

const LANDING = '/market/summer-gold/127?promotionId=1001'
const BUTTON = '点击按钮 抢跑必胜之路'

story('a visitor of the summer camp logs in, leaves his name, and is shown the way to buy', async (app) => {
  await app.open(LANDING)
  await app.hasTitle('2027考研夏季抢跑营')
  await app.tap(BUTTON)
  await app.sees('登录 / 注册')
  await logInBySms(app)
  await app.sees('预约报名')
  await app.type('请输入姓名', '王小研')
  await app.tap({ role: 'button', name: '提交' })
  if (app.platform === 'weapp') {
    await app.sees('请添加课程老师微信购买课程')
    await app.sees('微信')
    return
  }
  await app.isAt('/courses/courses-detail')
  await app.sees('立即购买')
})

story('the tabs of a landing page change its pictures and nothing else', async (app) => {
  await app.open(LANDING)
  await app.sees('营地概览')
  await app.tap('训练体系')
  await app.isAt('/market/summer-gold/127')
})
