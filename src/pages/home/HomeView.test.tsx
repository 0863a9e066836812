import { cleanup, screen } from '@testing-library/react'
import { storage } from '@/platform/storage'
import { siteConfig } from '@/stores/siteConfig'
import { fakeStores } from '../../../tests/builders/fakeStores'
import { GOODS } from '../../../tests/builders/orders'
import { arrive, renderIn } from '../../../tests/builders/renderIn'
import { cut, ok, type Answer } from '../../../tests/builders/scriptedNetwork'
import { HomeView } from './HomeView'

const BANNERS = 'GET /base/v2/mobile-banner'
const CHANNELS = 'GET /gaoshou/v1/course-type-power/homes'
const COURSES = 'GET /course/v1/goods'

beforeEach(() => {
  jest.useFakeTimers()
  for (const key of storage.local.keys()) storage.local.remove(key)
})
afterEach(() => jest.useRealTimers())

const open = async (answers: Record<string, Answer>): Promise<void> => {
  const { stores } = fakeStores({ answers })
  renderIn(stores, <HomeView />, 'home')
  await arrive(10_000)
}

it('starts without a network with what it last had', async () => {
  await open({
    [BANNERS]: ok([]),
    [CHANNELS]: ok([]),
    [COURSES]: ok({ list: [{ ...GOODS, title: '暑期营' }], total: 1, page: 1, size: 6 }),
  })
  expect(screen.getByTestId('goods-g1').textContent).toContain('暑期营')
  cleanup()
  await open({ [BANNERS]: cut, [CHANNELS]: cut, [COURSES]: cut })
  expect(screen.getByTestId('goods-g1').textContent).toContain('暑期营')
})

it('says so where it never had anything', async () => {
  await open({ [BANNERS]: cut, [CHANNELS]: cut, [COURSES]: cut })
  expect(screen.getAllByRole('button', { name: '重新加载' }).length).toBeGreaterThan(0)
})

it('is the smart teacher on the hosts that are configured so, and on no other', async () => {
  const hosts = siteConfig.smartTeacherHosts as string[]
  hosts.push('ai.example')
  for (const hostname of ['ai.example', 'm.example']) {
    const { stores, visits } = fakeStores({ facts: { hostname } })
    renderIn(stores, <HomeView />, 'home')
    await arrive(10_000)
    expect(visits).toEqual(hostname === 'ai.example' ? ['replace /market/chatbot-pro'] : [])
    cleanup()
  }
  hosts.pop()
})
