import { act, fireEvent, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scrolled } from '@/platform/scroll'
import { storage } from '@/platform/storage'
import { flat, type Answer } from '../../../../tests/builders/scriptedNetwork'
import { fakeStores } from '../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../tests/builders/renderIn'
import { summerGoldPage } from '@/domain/landing/summerGoldPage'
import { LandingView } from './LandingView'

const image = (alt: string, more: object = {}) => ({
  url: `/${alt}.svg`,
  alt,
  width: 750,
  height: 1000,
  ...more,
})
const CONTENT: Answer = flat({
  data: {
    templates: [
      { name: 'brand', imgList: [image('品牌图', { ref: 'https://www.example.com/brand' })] },
      { name: 'camp-overview', imgList: [image('营地图', { clk: 'buy' })] },
      { name: 'camp-schedule', imgList: [image('课表图')] },
    ],
  },
})
const ACHIEVEMENT: Answer = flat({
  data: { templates: [{ name: 'praise', imgList: [image('好评图', { ref: 'javascript:alert(1)' })] }] },
})

beforeEach(() => {
  jest.useFakeTimers()
  for (const key of storage.local.keys()) storage.local.remove(key)
})
afterEach(() => jest.useRealTimers())

const open = async (options: Parameters<typeof fakeStores>[0] = {}, id = '127', isCut = false) => {
  const world = fakeStores({
    ...options,
    answers: {
      'GET /127.json': CONTENT,
      'GET /summer-gold27.json': CONTENT,
      'GET /achievement.json': ACHIEVEMENT,
      ...options.answers,
    },
  })
  world.network.isCut = isCut
  renderIn(
    world.stores,
    <LandingView page={summerGoldPage(id)} address={`/market/summer-gold/${id}`} />,
    'summerGold',
    { id },
  )
  await arrive(isCut ? 3000 : 0)
  return world
}
const tab = (name: string) => screen.getByRole('tab', { name })
const tap = async (name: string) => {
  fireEvent.click(tab(name))
  await arrive()
}

describe('the summer camp page (seed §2)', () => {
  it('shows both rows of tabs with the camp open, and its pictures', async () => {
    await open()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '品牌实力',
      '营地概览',
      '历年成果',
      '实力对比',
      '致考生书',
      '超级大讲堂',
      '高能资源',
      '成功秘诀',
      '智能对话',
    ])
    expect(tab('营地概览').getAttribute('aria-selected')).toBe('true')
    expect(screen.getByRole('button', { name: '营地图' })).toBeTruthy()
  })

  it('opens another tab by tap', async () => {
    await open()
    await tap('品牌实力')
    expect(tab('品牌实力').getAttribute('aria-selected')).toBe('true')
    expect(screen.getByRole('button', { name: '品牌图' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '营地图' })).toBeNull()
  })

  it('opens the inner views of the camp', async () => {
    await open()
    fireEvent.click(screen.getByText('训练体系'))
    await arrive()
    expect(screen.queryByRole('button', { name: '营地图' })).toBeNull()
  })

  it('goes to the evidence page from the achievements, which open at student praise', async () => {
    const { visits } = await open()
    await tap('历年成果')
    expect(screen.getByRole('button', { name: '好评图' })).toBeTruthy()
    fireEvent.click(screen.getByText('押题实证'))
    await arrive()
    expect(visits).toEqual(['push /market/guess-questions'])
  })

  it.each([
    ['127', 'tag'],
    ['27', 'logo'],
  ])(
    'hands the resource shop agent=0, btnShow=false, the promotion and its flag: id %s %s',
    async (id, flag) => {
      const { visits } = await open(
        { query: { promotionId: '9', inviteCode: 'A1', source: 'c', agent: '18' } },
        id,
      )
      await tap('高能资源')
      const [visit = ''] = visits
      expect(visit.startsWith('push /product-list?')).toBe(true)
      expect(Object.fromEntries(new URLSearchParams(visit.split('?')[1]))).toEqual({
        agent: '0',
        btnShow: 'false',
        promotionId: '9',
        inviteCode: 'A1',
        source: 'c',
        [flag]: 'true',
      })
      expect(tab('营地概览').getAttribute('aria-selected')).toBe('true')
    },
  )

  it('hands the intelligent dialogue agent, promotion and invite code', async () => {
    const { visits } = await open({ query: { promotionId: '9', inviteCode: 'A1', agent: '18' } })
    await tap('智能对话')
    const [visit = ''] = visits
    expect(visit.startsWith('push /market/intellectual-dialogue?')).toBe(true)
    expect(Object.fromEntries(new URLSearchParams(visit.split('?')[1]))).toEqual({
      promotionId: '9',
      inviteCode: 'A1',
      agent: '18',
    })
  })

  it('has its button at the foot, which opens the login for a stranger and the course for a user', async () => {
    const { stores } = await open()
    const name = '点击按钮 抢跑必胜之路'
    fireEvent.click(screen.getByRole('button', { name }))
    await arrive()
    expect(stores.ui.dialog).toEqual({ kind: 'login', askName: true })
    act(() => stores.ui.close())
  })

  it('leads a user to the course from the button', async () => {
    const { visits } = await open({ loggedIn: true })
    fireEvent.click(screen.getByRole('button', { name: '点击按钮 抢跑必胜之路' }))
    await arrive(3000)
    expect(visits).toHaveLength(1)
    expect(visits[0]).toMatch(/^push \/courses\/courses-detail\?goodsId=/)
  })

  it.each(['flutter', 'gaoshou'] as const)(
    'hides the button inside the %s app (seed §4)',
    async (container) => {
      await open({ in: container })
      expect(screen.queryByRole('button', { name: '点击按钮 抢跑必胜之路' })).toBeNull()
    },
  )

  it('follows the link of a picture, but no script', async () => {
    const { visits } = await open()
    await tap('品牌实力')
    fireEvent.click(screen.getByRole('button', { name: '品牌图' }))
    await tap('历年成果')
    fireEvent.click(screen.getByRole('button', { name: '好评图' }))
    await arrive()
    expect(visits).toEqual(['leave https://www.example.com/brand'])
  })

  it.each([
    ['two rows under a bar, scrolled', 146, 146 - 600, ['landing-panel 146']],
    ['two rows at the top of a mini-program, scrolled', 98, 98 - 600, ['landing-panel 98']],
    ['one row under a bar, scrolled', 100, 100 - 300, ['landing-panel 100']],
    ['rows in large type, scrolled', 190, 190 - 20, ['landing-panel 190']],
    ['rows with the panel right below', 146, 146, ['landing-panel 146']],
    ['a panel far below its rows', 146, 146 + 200, []],
    ['nothing that can be measured', 0, 0, ['landing-panel 88.125']],
  ])('begins the next tab right below %s, in both orders', async (_rows, tabsEnd, panel, to) => {
    await open()
    for (const name of ['品牌实力', '营地概览']) {
      scrolled.to = []
      scrolled.at = { 'landing-tabs-end': tabsEnd, 'landing-panel': panel }
      await tap(name)
      expect(scrolled.to).toEqual(to)
    }
    scrolled.at = {}
  })

  it('keeps its rows below the bar of the page', () => {
    const styles = readFileSync(join(__dirname, 'LandingView.scss'), 'utf8')
    expect(styles).toMatch(/\.landing__tabs \{[^}]*top: var\(--sticky-top, 0px\)/)
  })

  it('says that it could not load, and tries again', async () => {
    const { network } = await open({}, '127', true)
    expect(screen.getByText('网络不给力，请检查网络后重试')).toBeTruthy()
    network.isCut = false
    fireEvent.click(screen.getByRole('button', { name: /重/ }))
    await arrive()
    expect(screen.getByRole('button', { name: '营地图' })).toBeTruthy()
  })
})
