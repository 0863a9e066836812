import { salesClue } from '@/contracts/gaoshou/salesClues'
import { freshPhone } from '../account/freshPhone'
import { logInBySms } from '../account/logIn'
import { story } from '../story'
import { enterOffice, hire, linkOf, lockMember, send } from './office'

story('a stranger comes by a link, registers and leaves a lead; the agent follows it up', async (app) => {
  const agent = await hire('agent', '刘代理')
  const code = await linkOf(agent)
  await app.open(`/login?promotionId=127&k=${code}`)
  const phone = await logInBySms(app, freshPhone())
  await app.seesNo('获取验证码')
  // The home page shows that the login has ended, so its consent is persisted.
  await app.sees('题库')
  const name = `学员${phone.slice(-4)}`
  await send(salesClue, { phone, promotionId: '127', extra: { name } })
  await enterOffice(app, agent)
  await app.tap('链接效果')
  await app.sees('1 次 / 1 人')
  await app.sees('1 人')
})

story('a manager gives a lead to a colleague, who writes the follow-up', async (app) => {
  const manager = await hire('branchManager', '王主管')
  const colleague = await hire('branchStaff', `张老师${manager.loginName.slice(-4)}`)
  const phone = freshPhone()
  const name = `学员${phone.slice(-6)}`
  const csv = `手机号,姓名\n${phone},${name}`
  await send(
    { method: 'POST', path: '/sales/v1/clue-imports' },
    { csv },
    { authorization: `Bearer ${manager.token}` },
  )
  await enterOffice(app, manager)
  await app.tap('线索数据')
  await app.tap(name)
  await app.tap({ role: 'button', name: '分配' })
  await app.tap(colleague.name)
  await app.sees('已分配')
  await app.sees(`分配给 ${colleague.name}`)
  await enterOffice(app, colleague)
  await app.tap('线索数据')
  await app.tap(name)
  await app.tap({ role: 'button', name: '查看手机号' })
  await app.sees(phone)
  await app.type('联系情况、学员的想法、下一步', '已电话联系，周末来校区')
  await app.tap('已联系')
  await app.tap({ role: 'button', name: '保存跟进' })
  await app.sees('新线索 → 已联系')
  await app.screenshot(`clue-${app.platform}`)
})

story('a new lead appears by itself, and a locked account is out', async (app) => {
  const member = await hire('branchStaff', '赵老师')
  const manager = await hire('branchManager', '钱主管')
  await enterOffice(app, member)
  await app.sees('今日新线索')
  const phone = freshPhone()
  const csv = `手机号,姓名\n${phone},新学员`
  await send(
    { method: 'POST', path: '/sales/v1/clue-imports' },
    { csv },
    { authorization: `Bearer ${manager.token}` },
  )
  await app.sees('条新线索')
  await lockMember(member)
  await app.isAt('/login-blend')
})
