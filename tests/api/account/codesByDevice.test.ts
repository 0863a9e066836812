import { type Backend, startBackend } from '../harness/startBackend'

const A_DAY = 20
let backend: Backend
let gatewayFails = false
beforeAll(async () => {
  const send = async () => {
    if (gatewayFails) throw new Error('the gateway is away')
  }
  backend = await startBackend({ sms: { send }, codesUnchecked: 3, perAddress: 100, trustProxy: 1 })
})
afterAll(() => backend.stop())

let senders = 0
/** Asks for a code: each time for another phone from another network, unless it is said otherwise. */
const ask = async (device: string, { address, phone }: { address?: string; phone?: string } = {}) => {
  senders += 1
  const mobile = phone ?? String(13_200_000_000 + senders)
  const answer = await backend.fastify.inject({
    url: `/auth/v1/basic/mobile-code?mobile=${mobile}&type=3`,
    headers: { d: device, 'x-forwarded-for': address ?? `20.${senders >> 8}.${senders & 255}.1` },
  })
  const { code } = answer.json<{ code?: string }>()
  return code ?? answer.statusCode
}
const asked = async (times: number, device: string) => {
  const answers = []
  for (let time = 0; time < times; time += 1) answers.push(await ask(device))
  return answers
}

test('a device has its end for a day, whatever networks and phones it takes; others do not', async () => {
  expect(new Set(await asked(A_DAY, 'device-of-one'))).toEqual(new Set([200]))
  const [address, phone] = ['21.0.0.1', '13299999999']
  expect(await ask('device-of-one', { address, phone })).toBe('Y42902')
  expect(await ask('device-of-another', { address, phone })).toBe(200)
  backend.time.now += 86_400_000
  expect(await ask('device-of-one')).toBe(200)
})

test('what a device is refused takes nothing from the phone', async () => {
  await asked(A_DAY, 'device-of-three')
  const phone = '13299999998'
  for (let time = 0; time < 12; time += 1) expect(await ask('device-of-three', { phone })).toBe('Y42902')
  expect(await ask('device-of-four', { phone })).toBe(200)
})

test('who calls itself anew each time, or nothing, meets the limit of its network', async () => {
  const names = ['made-up-0001', 'made-up-0002', 'made-up-0003', 'made-up-0004', 'x', '']
  const answers = []
  for (const name of names) answers.push(await ask(name, { address: '22.0.0.1' }))
  expect(answers).toEqual([200, 200, 200, 'Y42801', 'Y42801', 'Y42801'])
})

test('a code that was not sent does not count', async () => {
  gatewayFails = true
  expect(new Set(await asked(A_DAY + 2, 'device-of-five'))).toEqual(new Set(['Y50201']))
  gatewayFails = false
  expect(await ask('device-of-five')).toBe(200)
})
