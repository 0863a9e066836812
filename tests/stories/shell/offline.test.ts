import { story } from '../story'
import { openAs, plannedLearner } from '../vocabulary/learner'

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

story(
  'in flight mode home starts with what it last had, and words are practised from there',
  async (app) => {
    await openAs(app, await plannedLearner(), '/spword/index')
    await app.sees('开始背单词')
    await app.open('/')
    await app.sees('27考研 紫金全程班')
    await app.cutNetwork()
    await app.relaunch('/')
    await app.sees('27考研 紫金全程班')
    await app.tap('背单词')
    await app.tap('开始背单词')
    await app.sees('第一次见')
    await app.tap('不认识')
    await app.tap('记住了，下一个')
    await app.sees('第一次见')
    await app.restoreNetwork()
  },
  { only: 'weapp', allow: { console: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/] } },
)
