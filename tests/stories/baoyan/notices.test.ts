import { setDeadlines } from '@/contracts/baoyan/notices'
import { asOperator } from '../asOperator'
import { openLoggedIn } from '../account/logIn'
import { story } from '../story'

/** A notice of its own for each target: stories of both run on one backend. */
const NOTICES = { h5: 's2028-camp-003', weapp: 's2028-camp-004' } as const

const move = async (noticeId: string, text: string): Promise<void> => {
  const path = setDeadlines.path.replace('{noticeId}', noticeId)
  const { method } = setDeadlines
  await asOperator({ method, path }, { deadlines: [{ round: 1, meaning: 'apply', text }] })
}

story(
  'a stranger follows a notice, it moves to the account at login, and the list tells of a moved deadline',
  async (app) => {
    const id = NOTICES[app.platform]
    await app.open(`/rearch/details?id=${id}`)
    await app.tap({ role: 'button', name: '关注' })
    await app.sees('已关注，登录后会同步到账号')
    await openLoggedIn(app, '/examption/exam-free?tab=mine')
    await app.sees('想报')
    await move(id, app.platform === 'h5' ? '2099-06-20 17:00' : '2099-06-21 17:00')
    await app.open('/examption/exam-free?tab=mine')
    await app.sees('时间有变')
    await app.open(`/rearch/details?id=${id}`)
    await app.sees('时间变更记录')
    await app.tap({ role: 'checkbox', name: '个人陈述' })
    await app.sees('已备好 1/')
  },
)

story('a board is shared by its address', async (app) => {
  await app.open('/examption/exam-free?kind=pre&level=3')
  await app.sees('筛选（已选 2 项）')
  await app.sees('预推免')
  await app.seesNo('夏令营')
})
