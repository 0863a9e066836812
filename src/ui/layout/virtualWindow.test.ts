import fc from 'fast-check'
import { virtualWindow } from './virtualWindow'

const list = fc.record({
  count: fc.integer({ min: 0, max: 6000 }),
  rowHeight: fc.integer({ min: 32, max: 120 }),
  viewport: fc.integer({ min: 300, max: 900 }),
})

test('what is in sight is always drawn, and never more than a few screens', () => {
  fc.assert(
    fc.property(list, fc.double({ min: 0, max: 1, noNaN: true }), (size, share) => {
      const top = share * Math.max(0, size.count * size.rowHeight - size.viewport)
      const { first, end } = virtualWindow(top, size)
      const lastInSight = Math.min(size.count, Math.ceil((top + size.viewport) / size.rowHeight))
      expect(first * size.rowHeight).toBeLessThanOrEqual(top)
      expect(end).toBeGreaterThanOrEqual(lastInSight)
      expect(end - first).toBeLessThanOrEqual(Math.ceil(size.viewport / size.rowHeight) + 5 * 6)
    }),
  )
})

test('scrolling by a row inside a block draws nothing anew', () => {
  const size = { count: 5500, rowHeight: 64, viewport: 700 }
  expect(virtualWindow(64 * 120, size)).toEqual(virtualWindow(64 * 120 + 40, size))
})
