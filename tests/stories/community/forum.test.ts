import { openLoggedIn } from '../account/logIn'
import { story } from '../story'

story('a learner writes a topic, comments on it and deletes it', async (app) => {
  await openLoggedIn(app, '/publish-article')
  await app.tap('数学')
  await app.type('标题', '等价无穷小怎么用才对')
  await app.type('正文', '加减里能不能换？想看看大家的步骤。')
  await app.tap({ role: 'button', name: '发布' })
  await app.sees('已发布')
  await app.isAt('/my-release')
  await app.tap('等价无穷小怎么用才对')
  await app.sees('加减里能不能换')
  await app.tap({ role: 'button', name: '写评论' })
  await app.type('写评论', '只在因式里替换')
  await app.tap({ role: 'button', name: '发送' })
  await app.sees('只在因式里替换')
  await app.back()
  await app.tap({ role: 'button', name: '删除' })
  await app.tap({ role: 'button', name: '删除' })
  await app.sees('已删除')
})
