import { memoryStore } from '@/platform/storage/memoryStore'
import { promoRow } from '../../../../tests/builders/promoRow'
import { cut, ok, refused } from '../../../../tests/builders/scriptedNetwork'
import { fakeStores, through } from '../../../../tests/builders/fakeStores'
import { PromoPageStore } from './PromoPageStore'

jest.useFakeTimers()

const SLUG = 'winter-camp27'
const CALL = `GET /base/v1/promo-pages/${SLUG}`
const row = (title: string) => promoRow({ slug: SLUG, title, family: 'camp', template: 'pictures' })

const world = (storage = memoryStore(), written?: unknown) => {
  const made = fakeStores({ answers: { [CALL]: ok(row('寒假营')) } })
  const open = (preview?: string, knownTitle: string | undefined = '寒假营（示例）') =>
    new PromoPageStore(
      { call: made.stores.call, storage, written, knownTitle: async () => knownTitle },
      SLUG,
      preview,
    )
  return { ...made, store: storage, open }
}

describe('the row of a catalogue page', () => {
  it('comes from the backend and is kept for the next visit', async () => {
    const { open, network } = world()
    const page = open()
    expect(page.status).toBe('loading')
    await page.load()
    expect([page.status, page.row?.title]).toEqual(['ready', '寒假营'])
    network.answers[CALL] = cut
    expect(open().row?.title).toBe('寒假营')
  })

  it('starts with what the HTML was written with, and asks for nothing', () => {
    const { open, network } = world(memoryStore(), row('写好的'))
    const page = open()
    page.start()
    expect([page.row?.title, network.requests]).toEqual(['写好的', []])
  })

  it('takes no row of another page out of the HTML', () => {
    const { open } = world(memoryStore(), { ...row('别页'), slug: 'other' })
    expect(open().row).toBeUndefined()
  })

  it.each([
    ['is not in the catalogue', refused(404, 'x404', '内容不存在'), 'missing'],
    ['is no slug at all', refused(400, '400', '请求参数有误'), 'missing'],
    ['cannot be fetched', cut, 'failed'],
  ])('a page that %s', async (_, answer, status) => {
    const { open, network } = world()
    network.answers[CALL] = answer
    const page = open()
    await through(page.load())
    expect(page.status).toBe(status)
  })

  it('has the title that the build knew until the backend has answered', async () => {
    const page = world().open()
    page.start()
    await Promise.resolve()
    expect(page.title).toBe('寒假营（示例）')
    await page.load()
    expect(page.title).toBe('寒假营')
  })

  it('is missing offline when the build did not know it either', async () => {
    const { stores, store, network } = world()
    network.answers[CALL] = cut
    const deps = { call: stores.call, storage: store, written: undefined, knownTitle: async () => undefined }
    const page = new PromoPageStore(deps, SLUG, undefined)
    await through(page.load())
    expect(page.status).toBe('missing')
  })

  it('shows the last good row while the network is cut', async () => {
    const { open, network } = world()
    await open().load()
    network.answers[CALL] = cut
    const page = open()
    await through(page.load())
    expect([page.status, page.row?.title]).toEqual(['ready', '寒假营'])
  })

  it('goes away when the catalogue no longer has it', async () => {
    const { open, network } = world()
    await open().load()
    network.answers[CALL] = refused(404, 'x404', '内容不存在')
    const page = open()
    await page.load()
    expect(page.status).toBe('missing')
  })

  it('of a preview is asked for with its signature and never kept', async () => {
    const { open, network, store } = world()
    await open('1.2.sig').load()
    expect(network.requests[0]?.url).toContain('preview=1.2.sig')
    expect(store.keys()).toEqual([])
  })

  it.each(['{', '5', '{"slug":"winter-camp27"}'])('does not show garbage out of storage: %j', (text) => {
    const storage = memoryStore()
    storage.set(`promo:${SLUG}`, text)
    expect(world(storage).open().row).toBeUndefined()
  })
})
