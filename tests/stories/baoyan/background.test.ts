import { openLoggedIn } from '../account/logIn'
import { story } from '../story'

story('a background gives recommended schools, and a test with radar and advice', async (app) => {
  await openLoggedIn(app, '/rearch/postRecommend')
  await app.tap({ role: 'radio', name: '211' })
  await app.type('绩点（满分 100）', '88')
  await app.type('专业排名（第几名）', '6')
  await app.type('专业总人数', '100')
  await app.type('六级成绩（满分 710）', '530')
  await app.tap({ role: 'button', name: '推荐院校' })
  await app.sees('绩点折合百分制 88 分')
  await app.tap({ role: 'button', name: '改背景再算' })
  await app.type('绩点（满分 100）', '93')
  await app.tap({ role: 'button', name: '推荐院校' })
  await app.sees('绩点折合百分制 93 分')
  await app.open('/rearch/contendEdge')
  await app.sees('当前得分')
  await app.tap({ role: 'button', name: '看测评结果' })
  await app.sees('接下来做什么')
  await app.sees('满 30 人后显示超过了多少人')
})
