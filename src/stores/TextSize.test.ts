import { memoryStore } from '@/platform/storage/memoryStore'
import { TextSize } from './TextSize'

const SIZES = [1, 1.2, 1.4]

describe('the size of text', () => {
  it.each([
    [0.5, 1],
    [1, 1],
    [1.25, 1.25],
    [3, 1.4],
  ])('a font setting of %d draws at %d', (fontScale, shown) =>
    expect(new TextSize({ fontScale, textSizes: [], storage: memoryStore() }).scale).toBe(shown),
  )

  it('is chosen where there is something to choose from, and known again at the next start', () => {
    const storage = memoryStore()
    const first = new TextSize({ fontScale: 1, textSizes: SIZES, storage })
    expect([first.chosen, first.scale]).toEqual([1, 1])
    first.choose(1.4)
    expect(first.scale).toBe(1.4)
    expect(new TextSize({ fontScale: 1, textSizes: SIZES, storage }).scale).toBe(1.4)
  })

  it('is never smaller than the browser’s own, and the two are not multiplied', () => {
    const size = new TextSize({ fontScale: 1.3, textSizes: SIZES, storage: memoryStore() })
    expect(size.scale).toBe(1.3)
    size.choose(1.4)
    expect(size.scale).toBe(1.4)
  })

  it('is the system’s alone in the mini-program, whatever was kept', () => {
    const storage = memoryStore()
    storage.set('textSize', '1.4')
    expect(new TextSize({ fontScale: 1, textSizes: [], storage }).scale).toBe(1)
  })

  it.each(['', 'large', '9'])('takes %j for no choice', (kept) => {
    const storage = memoryStore()
    storage.set('textSize', kept)
    expect(new TextSize({ fontScale: 1, textSizes: SIZES, storage }).chosen).toBe(1)
  })
})
