import fc from 'fast-check'
import { fittingSize, measureText, wrapText } from './measureText'

test('a Chinese sign is one em, a digit a little more than half', () => {
  expect(measureText('考研')).toBe(2)
  expect(measureText('27')).toBeCloseTo(1.16)
})

test('a title shrinks until it fits', () => {
  expect(fittingSize('强基营', 100, 400)).toBe(100)
  expect(fittingSize('强基营强基营', 100, 300)).toBe(50)
})

test('a short last line is not left alone, and halves part at a comma', () => {
  expect(wrapText('按天排好，每周调整', 10, 80)).toEqual(['按天排好，', '每周调整'])
  expect(wrapText('一二三四五六七八九', 10, 80)).toEqual(['一二三四五', '六七八九'])
})

test('wrapping loses nothing and no line starts with closing punctuation', () => {
  const text = fc.string({ unit: fc.constantFrom('考', '研', '，', '。', 'a', '7') })
  fc.assert(
    fc.property(text, fc.integer({ min: 60, max: 400 }), (said, width) => {
      const lines = wrapText(said, 20, width)
      expect(lines.join('')).toBe(said)
      expect(lines.slice(1).some((line) => /^[，。]/.test(line))).toBe(false)
    }),
  )
})
