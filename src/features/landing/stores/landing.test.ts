import { memoryStore } from '@/platform/storage/memoryStore'
import { cut, flat, refused } from '../../../../tests/builders/scriptedNetwork'
import { fakeStores, through } from '../../../../tests/builders/fakeStores'
import { summerGoldPage } from '@/domain/landing/summerGoldPage'
import { LandingContent } from './LandingContent'
import { LandingStore } from './LandingStore'

jest.useFakeTimers()

const PAGE = 'GET /127.json'
const content = (url: string) => ({ templates: [{ name: 'brand', imgList: [{ url }] }] })

const world = (storage = memoryStore()) => {
  const made = fakeStores({ answers: { [PAGE]: flat({ data: content('/one.svg') }) } })
  const reported: string[] = []
  const html: { written: unknown } = { written: undefined }
  const make = (preview?: string) => {
    const report = (place: string) => void reported.push(place)
    const written = () => html.written
    return new LandingContent(
      { call: made.stores.call, storage, now: () => 42, written, report },
      '127',
      preview,
    )
  }
  return { ...made, store: storage, make, html, reported }
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

  it('takes what the HTML was written with, and asks for nothing', async () => {
    const { make, html, network } = world()
    html.written = content('/written.svg')
    const page = make()
    expect([page.status, page.images('brand')]).toEqual(['ready', [{ url: '/written.svg' }]])
    await page.load()
    expect(network.requests).toEqual([])
  })

  it('asks for the version of a preview and keeps nothing of it', async () => {
    const { make, network, store } = world()
    const page = make('1.2.sig')
    await page.load()
    expect(network.requests[0]?.url).toBe('/127.json?t=42&preview=1.2.sig')
    expect(store.keys()).toEqual([])
  })

  it('leaves out an item that it does not understand, and reports its place', async () => {
    const { make, network, reported } = world()
    network.answers[PAGE] = flat({
      data: { templates: [{ name: 'brand', imgList: [{ url: '/one.svg' }, { widget: 'wheel' }] }, 7] },
    })
    const page = make()
    await page.load()
    expect(page.images('brand')).toEqual([{ url: '/one.svg' }])
    expect(reported).toEqual(['templates.0.imgList.1', 'templates.1'])
  })

  it('shows the picture set of the client where a template has two', async () => {
    const { make, network } = world()
    const set = (name: string) => ({ name, imgList: [{ url: `/${name}.svg` }] })
    network.answers[PAGE] = flat({ data: { templates: [set('brand'), set('brand-dingtalk'), set('camp')] } })
    const page = make()
    await page.load()
    expect(page.images('brand', 'dingtalk')).toEqual([{ url: '/brand-dingtalk.svg' }])
    // Seed §4, on every family: a poster of ours is drawn in the set, a picture of elsewhere stays.
    network.answers[PAGE] = flat({
      data: {
        templates: [
          {
            name: 'camp',
            imgList: [{ url: '/posters/a.svg' }, { url: 'https://cdn.example/posters/a.svg' }],
          },
        ],
      },
    })
    const other = make()
    await other.load()
    expect(other.images('camp', 'dingtalk')).toEqual([
      { url: '/posters/a--dingtalk.svg' },
      { url: 'https://cdn.example/posters/a.svg' },
    ])
    expect(other.images('camp')).toEqual([
      { url: '/posters/a.svg' },
      { url: 'https://cdn.example/posters/a.svg' },
    ])
  })

  it.each(['{', '5', '{"pages":[]}'])('does not show garbage out of storage: %j', (text) => {
    const storage = memoryStore()
    storage.set('cache:page:127', text)
    expect(world(storage).make().status).toBe('loading')
  })
})

describe('a visit of a landing page', () => {
  const visit = () => {
    const clock = { at: 1000 }
    const tracker = { enter: jest.fn(), dwell: jest.fn(), click: jest.fn() }
    const opened: string[] = []
    const { make } = world()
    const open = (config: string) => {
      opened.push(config)
      return make()
    }
    const deps = { tracker: tracker as never, now: () => clock.at, open, imageSet: undefined }
    const landing = new LandingStore(deps, summerGoldPage('127'), '/market/summer-gold/127')
    return { clock, tracker, landing, opened }
  }

  it('records its entry and, at its end, the time of the last tab', () => {
    const { clock, tracker, landing } = visit()
    landing.start()
    landing.look(true)
    expect(tracker.enter.mock.calls).toEqual([['/market/summer-gold/127']])
    clock.at = 6000
    landing.look(false)
    expect(tracker.dwell.mock.calls).toEqual([['/market/summer-gold/127', '13', 5000]])
  })

  it('counts no time while the app is hidden or another page covers it, however often that is said', () => {
    const { clock, tracker, landing } = visit()
    landing.look(true)
    clock.at = 3000
    landing.look(false)
    clock.at = 90_000
    landing.look(false)
    landing.look(true)
    clock.at = 91_000
    landing.look(false)
    expect(tracker.dwell.mock.calls.map(([, tab, ms]: unknown[]) => [tab, ms])).toEqual([
      ['13', 2000],
      ['13', 1000],
    ])
  })

  it('records how long each tab was looked at', () => {
    const { clock, tracker, landing } = visit()
    landing.look(true)
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
    expect([landing.views.length, landing.view?.template]).toEqual([2, 'camp-overview'])
    landing.openInner('schedule')
    expect(landing.view?.template).toBe('camp-schedule')
    landing.open('18')
    expect([landing.views.length, landing.view?.template]).toEqual([1, 'strength'])
    landing.open('13')
    expect(landing.view?.template).toBe('camp-overview')
  })

  it('opens each JSON once: the achievements have one of their own', () => {
    const { landing, opened } = visit()
    landing.start()
    landing.open('16')
    landing.open('13')
    landing.open('16')
    expect(opened).toEqual(['127', 'achievement'])
  })

  it('plays one video over the page', () => {
    const { landing } = visit()
    landing.play('v1')
    expect(landing.video).toBe('v1')
    landing.closeVideo()
    expect(landing.video).toBeUndefined()
  })

  it('knows no tab but its own', () => {
    const { landing, tracker } = visit()
    expect(landing.open('99')).toBeUndefined()
    expect([landing.tab, tracker.click.mock.calls]).toEqual(['13', []])
  })
})
