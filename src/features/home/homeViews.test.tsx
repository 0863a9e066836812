import { fireEvent, screen } from '@testing-library/react'
import { fakeStores } from '../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../tests/builders/renderIn'
import { cut, ok, refused, type Answer } from '../../../tests/builders/scriptedNetwork'
import { BannerDetailView } from './pages/banner-detail/BannerDetailView'
import { BlankView } from './pages/blank/BlankView'
import { ErrorView } from './pages/error/ErrorView'
import { LicenseView } from './pages/license/LicenseView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('/error', () => {
  it('names the address and leads home', async () => {
    const { stores, visits } = fakeStores()
    renderIn(stores, <ErrorView />, 'error', { path: '/no-such-page' })
    expect(screen.getByText('/no-such-page')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '回到首页' }))
    await arrive()
    expect(visits.at(-1)).toContain(' /')
  })
})

describe('/banner-detail', () => {
  const DETAIL = 'GET /base/v1/banners/b4'
  const banner = { id: 'b4', title: '清单', imgUrl: '/posters/b.svg', link: '/banner-detail?id=b4' }
  const detail = {
    ...banner,
    width: 750,
    height: 340,
    blocks: [{ kind: 'paragraph', text: '证件带齐' }],
    button: { text: '看考试日历', link: '/exam-sky' },
  }

  it('shows the text, and its button leads on', async () => {
    const { stores, visits } = fakeStores({ answers: { [DETAIL]: ok(detail) } })
    renderIn(stores, <BannerDetailView />, 'bannerDetail', { id: 'b4' })
    await arrive()
    expect(screen.getByText('证件带齐')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '看考试日历' }))
    await arrive()
    expect(visits).toEqual(['push /exam-sky'])
  })

  it('says that a banner which leads elsewhere, or none, has ended; a lost network can be tried again', async () => {
    const gone = fakeStores({ answers: { 'GET /base/v1/banners/none': refused(404) } })
    const { unmount } = renderIn(gone.stores, <BannerDetailView />, 'bannerDetail', {})
    await arrive()
    fireEvent.click(screen.getByRole('button', { name: '回首页' }))
    await arrive()
    expect(gone.visits).toEqual(['tab /'])
    unmount()
    renderIn(fakeStores({ answers: { [DETAIL]: cut } }).stores, <BannerDetailView />, 'bannerDetail', {
      id: 'b4',
    })
    await arrive(3000)
    expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy()
  })
})

describe('/blank', () => {
  it('goes to a page of ours', async () => {
    const { stores, visits } = fakeStores()
    renderIn(stores, <BlankView />, 'blank', { url: '/license' })
    await arrive()
    expect(visits).toEqual(['replace /license'])
  })

  it('follows no link to another site', async () => {
    const { stores, visits } = fakeStores()
    renderIn(stores, <BlankView />, 'blank', { url: 'https://evil.example/x' })
    await arrive()
    expect(screen.getByText('这个链接不在允许的范围内')).toBeTruthy()
    expect(visits).toEqual([])
  })
})

describe('/license', () => {
  const text = (name: string, title: string): Answer =>
    ok({
      name,
      title,
      version: '2.0',
      effectiveDate: '2026-01-01',
      sections: [{ heading: `${title}的第一条`, paragraphs: ['内容'] }],
    })
  const open = async (answers: Record<string, Answer>, given = {}) => {
    const made = fakeStores({ answers })
    renderIn(made.stores, <LicenseView />, 'license', given)
    await arrive(3000)
    return made
  }
  const both = {
    'GET /base/v1/documents/user-agreement': text('user-agreement', '用户协议'),
    'GET /base/v1/documents/privacy-policy': text('privacy-policy', '隐私政策'),
  }

  it('begins with the text that was asked for and turns to the other', async () => {
    await open(both, { tab: 'privacy' })
    expect(screen.getByText(/隐私政策的第一条/)).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: '用户协议' }))
    await arrive(1000)
    expect(screen.getByText(/用户协议的第一条/)).toBeTruthy()
  })

  it('offers another try without a network', async () => {
    const { network } = await open({ 'GET /base/v1/documents/user-agreement': cut })
    Object.assign(network.answers, both)
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
    await arrive(1000)
    expect(screen.getByText(/用户协议的第一条/)).toBeTruthy()
  })
})
