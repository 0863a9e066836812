import { logInBySms } from '../account/logIn'
import type { Driver } from '../Driver'
import { eventually } from '../eventually'
import { story } from '../story'

const LANDING = '/market/summer-gold/127?promotionId=1001'
const BUTTON = '点击按钮 抢跑必胜之路'
const LEAD = '预约报名'
const SAVED = '网络不给力，已为你保存，联网后自动提交'

const leaveName = async (app: Driver): Promise<void> => {
  await app.type('请输入姓名', '王小研')
  await app.tap({ role: 'button', name: '提交' })
}

story('a visitor of agent 8 is shown the QR card of a teacher instead of a purchase', async (app) => {
  await app.open(`${LANDING}&agent=8`)
  await app.tap(BUTTON)
  await logInBySms(app)
  await app.sees(LEAD)
  await leaveName(app)
  await app.sees('请添加课程老师微信购买课程')
  await app.sees('长按保存/识别二维码')
})

story('a returning visitor is asked neither for his login nor for his name again', async (app) => {
  await app.open(LANDING)
  await app.tap(BUTTON)
  await logInBySms(app)
  await app.sees(LEAD)
  await leaveName(app)
  await app.seesNo(LEAD)
  await app.relaunch(LANDING)
  await app.tap(BUTTON)
  if (app.platform === 'weapp') return app.sees('请添加课程老师微信购买课程')
  await app.isAt('/courses/courses-detail')
})

story(
  'a lead whose network is cut is kept, said so, and sent when the network is back',
  async (app) => {
    await app.open(LANDING)
    await app.tap(BUTTON)
    await logInBySms(app)
    await app.sees(LEAD)
    await app.type('请输入姓名', '王小研')
    await app.cutNetwork()
    await app.tap({ role: 'button', name: '提交' })
    await app.sees(SAVED)
    await app.restoreNetwork()
    await app.foreground()
    await app.relaunch(LANDING)
    await app.tap(BUTTON)
    // The backend knows the lead: it is not asked for again.
    if (app.platform === 'weapp') return app.sees('请添加课程老师微信购买课程')
    await app.isAt('/courses/courses-detail')
  },
  { allow: { console: [/ERR_INTERNET_DISCONNECTED|Loading (CSS )?chunk/] } },
)

story('a picture with a video plays it over the page; beside it and by the button it closes', async (app) => {
  await app.open('/market/super-forum/27')
  await app.sees('完美之路')
  await app.tap({ picture: 0 })
  await app.sees('备考避坑第一讲')
  await app.tap({ role: 'button', name: '关闭' })
  await app.seesNo('备考避坑第一讲')
})

story(
  'a tab whose pictures cannot be fetched says so and comes with the next try',
  async (app) => {
    await app.open(LANDING)
    await app.sees('营地概览')
    await app.cutNetwork()
    await app.tap('历年成果')
    await app.sees('网络不给力，请检查网络后重试')
    await app.restoreNetwork()
    await app.tap({ role: 'button', name: '重新加载' })
    await app.seesNo('网络不给力，请检查网络后重试')
    await app.sees('学员好评')
  },
  { allow: { console: [/ERR_INTERNET_DISCONNECTED|Loading (CSS )?chunk/] } },
)

story('a page JSON that is broken is said, and the rest of the page lives on', async (app) => {
  await app.open(LANDING)
  await app.sees('营地概览')
  await app.answer('/achievement.json', 200, { status: 200, data: { templates: 5 } })
  await app.tap('历年成果')
  await app.sees('页面内容有误，我们正在修复')
  await app.tap('品牌实力')
  await app.seesNo('页面内容有误，我们正在修复')
})

story('a picture that is gone shows what it says instead', async (app) => {
  await app.answer('/posters/s127-brand.svg', 404, {})
  await app.open(LANDING)
  await app.tap('品牌实力')
  await app.sees('陪你走完考研这条路。计划具体到今天，练习回到错题，数字诚实')
})

story('the card of a teacher can be kept and copied', async (app) => {
  await app.open('/wm?promotionId=127')
  await app.hasTitle('微信名片')
  await app.sees('长按保存/识别二维码')
  await app.tap({ role: 'button', name: '保存二维码' })
  await app.sees(app.platform === 'weapp' ? '已保存到相册' : '长按二维码即可保存')
  await app.sees('复制微信号')
})

story(
  'a share of a landing page shows its first picture in a form that WeChat draws',
  async (app) => {
    await app.open('/market/winter-camp27')
    await app.sees('寒假')
    const pictureOf = async (): Promise<string> => (await app.weapp.share())?.imageUrl ?? ''
    // The card is described once the content is there, a moment after the title.
    const picture = await eventually(
      async () =>
        /^https?:\/\/.+\/posters\/[\w-]+\.png\?w=480$/.test(await pictureOf()) ? pictureOf() : null,
      async () => `the card shows ${await pictureOf()}`,
    )
    expect(picture).toContain('/posters/')
  },
  { only: 'weapp' },
)
