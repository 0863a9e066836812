import { share, type ShareSetup } from '@/platform/share'
import { retry } from '@/lib/retry'
import { ok, refused } from '../../tests/builders/scriptedNetwork'
import { fakeStores } from '../../tests/builders/fakeStores'
import { setUpShare } from './setUpShare'

const TICKET = 'GET /base/v1/wechat/jsapi-ticket'
const SIGNED = { timestamp: '1', noncestr: 'n', signature: 's' }

/** Options passed to the share adapter. */
const setupOf = async (world: ReturnType<typeof fakeStores>): Promise<ShareSetup> => {
  const given = jest.spyOn(share, 'setUp')
  await setUpShare(world.stores)
  const [setup] = given.mock.calls[0] ?? []
  given.mockRestore()
  if (!setup) throw new Error('share was not set up')
  return setup
}

it('the jsapi-ticket call names app and version by headers of its own, and encodes the address (seed §7)', async () => {
  const world = fakeStores({ in: 'wechat', answers: { [TICKET]: ok(SIGNED) } })
  const { sign } = await setupOf(world)
  expect(await sign('https://m.example/x?a=1')).toEqual({ ...SIGNED, timestamp: 1 })
  const [request] = world.network.sent(TICKET)
  expect(request?.headers).toMatchObject({ app: 'yantu-web', version: '4080500' })
  expect(new URLSearchParams(request?.url.split('?')[1]).get('url')).toBe(
    'https%3A%2F%2Fm.example%2Fx%3Fa%3D1',
  )
})

it('three retries are all there are: the request layer adds none of its own (seed §7, §8, §9)', async () => {
  const world = fakeStores({ in: 'wechat', answers: { [TICKET]: refused(503) } })
  const { sign } = await setupOf(world)
  await expect(retry(3, () => sign('https://m.example/'))).rejects.toMatchObject({ status: 503 })
  expect(world.network.sent(TICKET)).toHaveLength(4)
})
