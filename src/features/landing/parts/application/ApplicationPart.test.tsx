import { fireEvent, screen } from '@testing-library/react'
import type { PromoPage } from '@/contracts/pages/promoPages'
import { fakeStores, UID } from '../../../../../tests/builders/fakeStores'
import { promoRow } from '../../../../../tests/builders/promoRow'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { ok, type Answer } from '../../../../../tests/builders/scriptedNetwork'
import { ApplicationPart } from './ApplicationPart'

const SENT = Date.parse('2026-11-21T12:00:00+08:00')
const LEADS = `GET /gaoshou/v1/sales-clues/users/${UID}`
const leads = (asked: object) =>
  ok({
    list: [{ id: 'c', phone: '13800000000', promotionId: '', createdAt: SENT, extra: { asked } }],
    total: 1,
    page: 1,
    size: 50,
  })
const manager = promoRow({ slug: 'campus-manager-apply', family: 'campus-manager' })
const audition = promoRow({ slug: 'audition-law27', family: 'audition', subject: '法硕' })

beforeEach(() => void jest.useFakeTimers({ now: SENT }))
afterEach(() => jest.useRealTimers())

const open = async (row: PromoPage, answers: Record<string, Answer> = {}, loggedIn = false) => {
  const world = fakeStores({ loggedIn, answers })
  renderIn(world.stores, <ApplicationPart row={row} />, 'market')
  await arrive(3000)
  return world
}
const currentStep = () => document.querySelector('[aria-current="step"]')?.textContent

describe('an application', () => {
  it('for a campus manager asks for the school too, and is one for all its pages', async () => {
    const { stores } = await open(manager)
    expect(currentStep()).toContain('投递')
    fireEvent.click(screen.getByRole('button', { name: '填写申请' }))
    expect(stores.ui.dialog).toEqual({
      kind: 'lead',
      title: '申请校园经理',
      asked: 'application:campus-manager',
      vacation: true,
    })
    stores.ui.close(true)
    await arrive()
    expect(screen.getByText('已收到你的申请')).toBeTruthy()
    expect(currentStep()).toContain('初审')
  })

  it('for an audition names its subject and is kept by page', async () => {
    const { stores } = await open(audition)
    expect(screen.getByText('预约法硕试听')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '预约试听' }))
    expect(stores.ui.dialog).toMatchObject({ asked: 'application:audition-law27', vacation: false })
    stores.ui.close(false)
    await arrive()
    expect(screen.getByRole('button', { name: '预约试听' })).toBeTruthy()
  })

  it('that was sent before shows since when', async () => {
    await open(manager, { [LEADS]: leads({ 'application:campus-manager': SENT }) }, true)
    expect(screen.getByText('11月21日 周六 12:00 投递，请留意电话')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '填写申请' })).toBeNull()
  })

  it('is looked up by whoever logs in', async () => {
    const { stores } = await open(manager)
    fireEvent.click(screen.getByText('投递过？登录看进度'))
    await arrive()
    expect(stores.ui.dialog).toMatchObject({ kind: 'login' })
  })
})
