import { areaPath, barBoxes, boxesPath, heatLevel, linePath, niceTop } from './chartPaths'

const plane = { width: 100, height: 10 }

describe('the paths of charts', () => {
  it('draw a line from edge to edge, the top value at the upper edge', () => {
    expect(linePath([0, 5, 10], 10, plane)).toBe('M0 10L50 5L100 0')
  })

  it('need two values for a line', () => {
    expect([linePath([3], 10), areaPath([], 10)]).toEqual(['', ''])
  })

  it('close the area at the lower edge', () => {
    expect(areaPath([10, 10], 10, plane)).toBe('M0 0L100 0L100 10L0 10Z')
  })

  it('stack bars on those below', () => {
    const [first] = barBoxes([4], [2], 10, plane)
    expect([first?.y, first?.height]).toEqual([4, 4])
  })

  it('leave out boxes without height', () => {
    expect(boxesPath([{ x: 0, y: 0, width: 5, height: 0 }])).toBe('')
  })

  it('draw boxes that touch where their values do, and a small one too', () => {
    const [low, high] = [
      { x: 0.25, y: 6.4, width: 5, height: 3.6 },
      { x: 0.25, y: 6.2, width: 5, height: 0.2 },
    ]
    expect([boxesPath([low]), boxesPath([high])]).toEqual(['M0.3 10V6h5V10', 'M0.3 6V5h5V6'])
  })

  it('end at a round number that no value exceeds', () => {
    expect([0, 1, 7, 19, 130, 401, 999].map(niceTop)).toEqual([1, 1, 8, 20, 150, 500, 1000])
  })

  it('tell nothing from a little from the most', () => {
    expect([0, 1, 50, 100].map((value) => heatLevel(value, 100))).toEqual([0, 1, 2, 4])
  })
})
