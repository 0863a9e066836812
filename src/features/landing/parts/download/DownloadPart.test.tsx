import { fireEvent, screen } from '@testing-library/react'
import { copied } from '@/platform/clipboard'
import { fakeStores } from '../../../../../tests/builders/fakeStores'
import { promoRow } from '../../../../../tests/builders/promoRow'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { DownloadPart } from './DownloadPart'

beforeEach(() => {
  jest.useFakeTimers()
  copied.text = undefined
})
afterEach(() => jest.useRealTimers())

const open = (where: 'browser' | 'mini-program') => {
  const world = fakeStores({ in: where })
  renderIn(world.stores, <DownloadPart row={promoRow({ slug: 'download' })} />, 'market')
  return world
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await arrive()
}

describe('the app to download', () => {
  it('is fetched from the shop of the phone; the code is a picture that WeChat reads', async () => {
    const { visits } = open('browser')
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(buttons).toEqual(['安卓下载', 'App Store 下载', '复制本页链接'])
    await press('安卓下载')
    expect(visits.join()).toContain('sj.qq.com')
    expect(screen.getByAltText('本页二维码').getAttribute('src')).toBe('/posters/pages/download.png')
  })

  it('is a link to copy where nothing else can be opened', async () => {
    const { stores, visits } = open('mini-program')
    await press('复制App Store 下载链接')
    expect(copied.text).toContain('apps.apple.com')
    expect([stores.ui.toast?.text, visits]).toEqual(['链接已复制，去浏览器粘贴打开', []])
    await press('复制本页链接')
    expect(copied.text).toMatch(/\/market\/download$/)
  })
})
