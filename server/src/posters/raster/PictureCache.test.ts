import { PictureCache } from './PictureCache'

const drawing = (size: number) => jest.fn(async () => Buffer.alloc(size))

describe('PictureCache', () => {
  it('draws a picture once, also for several who ask at the same time', async () => {
    const cache = new PictureCache(100)
    const draw = drawing(10)
    await Promise.all([cache.of('a', draw), cache.of('a', draw)])
    await cache.of('a', draw)
    expect([draw.mock.calls.length, cache.bytes]).toEqual([1, 10])
  })

  it('lets the one go that was not asked for the longest', async () => {
    const cache = new PictureCache(25)
    const draws = { a: drawing(10), b: drawing(10), c: drawing(10) }
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b'] as const) await cache.of(key, draws[key])
    expect([draws.a.mock.calls.length, draws.b.mock.calls.length, cache.bytes]).toEqual([1, 2, 20])
  })

  it('forgets a drawing that failed', async () => {
    const cache = new PictureCache(25)
    await expect(cache.of('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect((await cache.of('a', drawing(5))).length).toBe(5)
  })
})
