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
