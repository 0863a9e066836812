import { memoryStore } from '@/platform/storage/memoryStore'
import { cut, flat, refused } from '../../../../tests/builders/scriptedNetwork'
import { fakeStores, through } from '../../../../tests/builders/fakeStores'
import { summerGoldPage } from '../models/landingPages'
import { LandingContent } from './LandingContent'
import { LandingStore } from './LandingStore'

jest.useFakeTimers()

const PAGE = 'GET /127.json'
const content = (url: string) => ({ templates: [{ name: 'brand', imgList: [{ url }] }] })

const world = (storage = memoryStore()) => {
  const made = fakeStores({ answers: { [PAGE]: flat({ data: content('/one.svg') }) } })
  const make = () => new LandingContent({ call: made.stores.call, storage, now: () => 42 }, '127')
  return { ...made, store: storage, make }
}

describe('the JSON of a landing page (seed §7 Static content)', () => {
  it('is fetched with ?t=, and its pictures are found by template', async () => {
    const { make, network } = world()
    const page = make()
    expect(page.status).toBe('loading')
    await page.load()
    expect(network.requests[0]?.url).toBe('/127.json?t=42')
    expect([page.status, page.images('brand'), page.images('none')]).toEqual([
      'ready',
      [{ url: '/one.svg' }],
      [],
    ])
  })

  it('shows the last good one at once and then the new one', async () => {
    const { make, network } = world()
    await make().load()
    network.answers[PAGE] = flat({ data: content('/two.svg') })
    const page = make()
    expect([page.status, page.images('brand')]).toEqual(['ready', [{ url: '/one.svg' }]])
    await page.load()
    expect(page.images('brand')).toEqual([{ url: '/two.svg' }])
  })

  it.each([
    ['the network is cut', cut],
    ['the file is gone', refused(404, 'x404', '内容不存在')],
    ['the file is broken', flat({ data: { templates: 5 } })],
  ])('keeps the last good one when %s, and says nothing', async (_, answer) => {
    const { make, network, stores } = world()
    await make().load()
    network.answers[PAGE] = answer
    const page = make()
    await through(page.load())
    expect([page.status, page.images('brand')]).toEqual(['ready', [{ url: '/one.svg' }]])
    expect(stores.ui.toast).toBeUndefined()
  })

  it('has failed where there is none, and can be tried again', async () => {
    const { make, network } = world()
    network.isCut = true
    const page = make()
    await through(page.load())
    expect([page.status, page.error]).toEqual(['failed', '网络不给力，请检查网络后重试'])
    network.isCut = false
    await page.load()
    expect(page.status).toBe('ready')
  })

  it.each(['{', '5', '{"templates":[{"name":5}]}'])('does not show garbage out of storage: %j', (text) => {
    const storage = memoryStore()
    storage.set('page:127', text)
    expect(world(storage).make().status).toBe('loading')
  })
})

describe('a visit of a landing page', () => {
  const visit = () => {
    const clock = { at: 1000 }
    const tracker = { enter: jest.fn(), dwell: jest.fn(), click: jest.fn() }
    const landing = new LandingStore(
      { content: world().make(), tracker: tracker as never, now: () => clock.at },
      summerGoldPage('127'),
      '/market/summer-gold/127',
    )
    return { clock, tracker, landing }
  }

  it('records its entry and, at its end, the time of the last tab', () => {
    const { clock, tracker, landing } = visit()
    const end = landing.start()
    expect(tracker.enter.mock.calls).toEqual([['/market/summer-gold/127']])
    clock.at = 6000
    end()
    expect(tracker.dwell.mock.calls).toEqual([['/market/summer-gold/127', '13', 5000]])
  })

  it('records how long each tab was looked at', () => {
    const { clock, tracker, landing } = visit()
    clock.at = 2000
    landing.open('11')
    clock.at = 5000
    landing.open('16')
    expect(tracker.dwell.mock.calls.map(([, tab, ms]: unknown[]) => [tab, ms])).toEqual([
      ['13', 1000],
      ['11', 3000],
    ])
    expect(tracker.click.mock.calls.map(([, name]: unknown[]) => name)).toEqual(['tab-11', 'tab-16'])
  })

  it.each([
    ['17', 'resources'],
    ['21', 'dialogue'],
  ])('stays on its tab when tab %s leads away', (id, kind) => {
    const { landing, tracker } = visit()
    expect(landing.open(id)).toMatchObject({ kind })
    expect([landing.tab, tracker.dwell.mock.calls]).toEqual(['13', []])
  })

  it('shows the camp by its inner tabs and starts at the first again', () => {
    const { landing } = visit()
    expect([landing.innerViews.length, landing.template]).toEqual([2, 'camp-overview'])
    landing.openInner('schedule')
    expect(landing.template).toBe('camp-schedule')
    landing.open('18')
    expect([landing.innerViews, landing.template]).toEqual([[], 'strength'])
    landing.open('13')
    expect(landing.template).toBe('camp-overview')
  })

  it('knows no tab but its own', () => {
    const { landing, tracker } = visit()
    expect(landing.open('99')).toBeUndefined()
    expect([landing.tab, tracker.click.mock.calls]).toEqual(['13', []])
  })
})
