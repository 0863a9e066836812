import { story } from '../story'

const LANDING = '/market/summer-gold/127'
const BUTTON = '点击按钮 抢跑必胜之路'

story(
  'an offline start shows the last good content of a landing page',
  async (app) => {
    await app.open(LANDING)
    await app.sees(BUTTON)
    await app.sees('营地概览')
    await app.cutNetwork()
    await app.relaunch(LANDING)
    await app.sees('营地概览')
    await app.sees(BUTTON)
    await app.seesNo('没能加载出来')
    await app.restoreNetwork()
  },
  { only: 'weapp' },
)

story('background and foreground leave the page as it was', async (app) => {
  await app.open(LANDING)
  await app.sees(BUTTON)
  await app.background()
  await app.foreground()
  await app.sees(BUTTON)
  await app.isAt(LANDING)
})
