import { decideReview, reviews } from '@/contracts/community/trust'
import { asOperator } from '../asOperator'
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

interface Open {
  readonly reviewId: string
  readonly version: number
  readonly title: string
}

/** Decides on a waiting post as a moderator does. */
const decide = async (title: string, isPassed: boolean, reason: string): Promise<void> => {
  const queue = await asOperator({ method: reviews.method, path: `${reviews.path}?size=50` })
  const { list } = queue as { list: readonly Open[] }
  const open = list.find((row) => row.title === title)
  if (!open) throw new Error(`no open review of ${title}`)
  const path = decideReview.path.replace('{reviewId}', open.reviewId)
  const { method } = decideReview
  await asOperator({ method, path }, { version: open.version, isPassed, reason })
}

story('a topic is refused with a reason, repaired, published, and the messages are read', async (app) => {
  const title = `周末怎么安排复习（${app.platform}）`
  await openLoggedIn(app, '/publish-article')
  await app.tap('数学')
  await app.type('标题', title)
  await app.type('正文', '加群一起学，群号在主页')
  await app.tap({ role: 'button', name: '发布' })
  await app.sees('已提交，审核通过后显示')
  await app.sees('审核中')
  await decide(title, false, '不能拉群')
  await app.open('/my-release')
  await app.sees('未通过：不能拉群')
  await app.tap(title)
  await app.tap({ role: 'button', name: '编辑' })
  await app.type('正文', '大家周末几点开始？我是上午数学，下午英语。')
  await app.tap({ role: 'button', name: '保存修改' })
  await app.sees('已提交，审核通过后显示')
  await decide(title, true, '')
  await app.open('/my-release')
  await app.sees('已发布')
  await app.open('/message/information')
  await app.sees('你的帖子已通过审核')
  await app.sees('条未读')
  await app.tap({ role: 'button', name: '全部标为已读' })
  await app.seesNo('条未读')
})
