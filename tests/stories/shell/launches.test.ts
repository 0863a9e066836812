import { pageOfAddress } from '../weappAddress'
import { story } from '../story'

const LANDING = '/market/summer-gold/127'
const TITLE = '2027考研夏季抢跑营'
const SINGLE_PAGE = 1154
const MINI_PROGRAM_CODE = 1047
const QR_CODE = 1011

story(
  'single-page mode in Moments shows the landing page to anyone',
  async (app) => {
    await app.open(LANDING, { scene: SINGLE_PAGE })
    await app.hasTitle(TITLE)
    await app.sees('营地概览')
    await app.seesNo('登录 / 注册')
    await app.tap('点击按钮 抢跑必胜之路')
    await app.sees('请点下方“前往小程序”，使用完整服务')
    await app.seesNo('手机号快捷登录')
  },
  { only: 'weapp' },
)

story(
  'a mini-program code carries the promotion in its scene',
  async (app) => {
    const scene = encodeURIComponent('p=1001&i=66')
    await app.weapp.openPage(`${pageOfAddress(LANDING)}&scene=${scene}`, { scene: MINI_PROGRAM_CODE })
    await app.hasTitle(TITLE)
    const share = await app.weapp.share()
    expect(share?.path).toContain('promotionId=1001')
    expect(share?.path).toContain('inviteCode=66')
  },
  { only: 'weapp' },
)

story(
  'an ordinary QR code opens the address that is written in it',
  async (app) => {
    const q = encodeURIComponent(`https://m.yantu.example${LANDING}?promotionId=1001`)
    await app.weapp.openPage(`/pages/home/index?q=${q}`, { scene: QR_CODE })
    await app.isAt(LANDING)
    await app.hasTitle(TITLE)
  },
  { only: 'weapp' },
)

story(
  'a shared page opens for the receiver with the promotion of the sender',
  async (app) => {
    await app.open(`${LANDING}?promotionId=1001&inviteCode=66`)
    await app.hasTitle(TITLE)
    const share = await app.weapp.share()
    expect(share?.title).toBeTruthy()
    await app.clearStorage()
    await app.weapp.openPage(share?.path ?? '')
    await app.isAt(LANDING)
    expect(await app.currentAddress()).toContain('promotionId=1001')
  },
  { only: 'weapp' },
)
