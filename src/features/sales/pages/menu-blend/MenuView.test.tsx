import { fireEvent, screen } from '@testing-library/react'
import type { StaffRole } from '@/domain/staff/permissions'
import { fakeStores } from '../../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { ok } from '../../../../../tests/builders/scriptedNetwork'
import { dropStaff, keepStaff, managerMe } from '../../../../../tests/builders/staffSamples'
import { MenuView } from './MenuView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  dropStaff()
  jest.useRealTimers()
})

const today = ok({ newLeads: 1, dueToday: 0, ordersToday: 0, amountToday: 0 })

const open = async (me: Partial<typeof managerMe>) => {
  keepStaff({ ...managerMe, ...me })
  const { stores } = fakeStores({ answers: { 'GET /sales/v1/today': today } })
  renderIn(stores, <MenuView />, 'menuBlend')
  await arrive()
}

it.each<[StaffRole, readonly string[], readonly string[]]>([
  ['agent', ['推广链接', '线索数据', '销售排行'], ['管理排行']],
  ['headOffice', ['管理排行', '活动总览'], []],
  ['expert', ['身份确认'], ['推广链接', '线索数据', '活动总览', '销售排行']],
  ['operator', ['活动总览'], ['线索数据', '推广链接']],
])('shows %s what the role may', async (role, seen, hidden) => {
  await open({ role })
  for (const text of seen) expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  for (const text of hidden) expect(screen.queryByText(text)).toBeNull()
})

it('asks for a password of one’s own before anything else', async () => {
  await open({ mustChange: true })
  expect(screen.getByRole('button', { name: '保存新密码' })).toBeTruthy()
  expect(screen.queryByTestId('staff-menu')).toBeNull()
})

it('shows the audit log to who may read it, by pages', async () => {
  keepStaff({ ...managerMe, role: 'headOffice' })
  const entry = (id: number, action: string) => ({
    id,
    at: 0,
    actor: '王经理',
    action,
    subject: 'L1',
    detail: {},
  })
  const { stores, network } = fakeStores({
    answers: { 'GET /staff/v1/audit': ok({ list: [entry(9, 'lead.open'), entry(8, 'login')], next: 8 }) },
  })
  renderIn(stores, <MenuView />, 'menuBlend', { work: 'audit' })
  await arrive()
  expect(screen.getByText('查看手机号')).toBeTruthy()
  network.answers['GET /staff/v1/audit'] = ok({ list: [entry(7, 'lead.export')], next: null })
  fireEvent.click(screen.getByRole('button', { name: '加载更多' }))
  await arrive()
  expect(screen.getByText('导出线索')).toBeTruthy()
  expect(network.sent('GET /staff/v1/audit')[1]?.url).toContain('before=8')
  expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull()
})

it('shows the consultations of a day to operators, and to nobody else', async () => {
  const booking = {
    bookingId: 'b1',
    adviserId: 'gong',
    adviser: '巩老师',
    startsAt: Date.parse('2026-12-19T19:00:00+08:00'),
    minutes: 40,
    topic: '选院校',
    contact: '13900000011',
    state: 'booked',
    uid: '7',
  }
  const answers = {
    'GET /choose/v1/consult/days/2026-12-19': ok({ list: [booking], total: 1, page: 1, size: 100 }),
  }
  jest.setSystemTime(Date.parse('2026-12-19T08:00:00+08:00'))
  keepStaff({ ...managerMe, role: 'operator' })
  const allowed = fakeStores({ answers })
  renderIn(allowed.stores, <MenuView />, 'menuBlend', { work: 'consults' })
  await arrive()
  expect(screen.getByText('19:00–19:40 巩老师')).toBeTruthy()
  expect(screen.getByText('选院校 · 联系方式 13900000011 · 学员 7')).toBeTruthy()
  keepStaff({ ...managerMe, role: 'branchManager' })
  const refused = fakeStores({ answers })
  renderIn(refused.stores, <MenuView />, 'menuBlend', { work: 'consults' })
  await arrive()
  expect(refused.network.sent('GET /choose/v1/consult/days/2026-12-19')).toHaveLength(0)
})
