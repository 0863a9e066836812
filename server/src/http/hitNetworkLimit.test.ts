import { hitNetworkLimit } from './hitNetworkLimit'

const counter = () => {
  const hits = new Map<string, number>()
  return {
    hit: (key: string, most: number, _windowMs: number, count = 1) => {
      hits.set(key, (hits.get(key) ?? 0) + count)
      return Promise.resolve((hits.get(key) ?? 0) <= most)
    },
  }
}
const letIn = async (addresses: readonly string[], most: number): Promise<number> => {
  const limiter = counter()
  let allowed = 0
  for (const address of addresses)
    allowed += Number(await hitNetworkLimit(limiter, { name: 'try', address, most, windowMs: 1000 }))
  return allowed
}
const many = (make: (at: number) => string) => Array.from({ length: 100 }, (_unused, at) => make(at + 1))

test('one network has its share', async () => {
  expect(
    await letIn(
      many((at) => `203.0.113.${at}`),
      5,
    ),
  ).toBe(5)
})

test('who owns many networks of IPv6 has that of a few', async () => {
  expect(
    await letIn(
      many((at) => `2001:db8:7:${at.toString(16)}::1`),
      5,
    ),
  ).toBe(20)
  expect(
    await letIn(
      many((at) => `2001:db8:${at.toString(16)}::1`),
      5,
    ),
  ).toBe(100)
})
