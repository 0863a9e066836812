import fc from 'fast-check'
import { anchorOfPage, laterPlace, pageOfAnchor, paginate } from './paginate'

const texts = fc.array(
  fc.string({ minLength: 1, maxLength: 120 }).map((text) => text.replace(/\$/g, '元')),
  {
    minLength: 1,
    maxLength: 12,
  },
)
const room = fc.record({
  perLine: fc.integer({ min: 6, max: 30 }),
  lines: fc.integer({ min: 3, max: 30 }),
  gap: fc.constantFrom(0, 0.5),
})

test('pages hold every character once, in order, at any size of text', () => {
  fc.assert(
    fc.property(texts, room, (blocks, size) => {
      const pieces = paginate(blocks, size).flat()
      blocks.forEach((text, block) =>
        expect(
          pieces
            .filter((piece) => piece.block === block)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text),
      )
    }),
  )
})

test('a changed font or screen shows the page with the same character, and going back shows the same page', () => {
  fc.assert(
    fc.property(texts, room, room, fc.nat(), (blocks, one, other, pick) => {
      const before = paginate(blocks, one)
      const no = pick % before.length
      const anchor = anchorOfPage(before, no)
      const after = paginate(blocks, other)
      const shown = after[pageOfAnchor(after, anchor)] ?? []
      expect(
        shown.some(
          ({ block, offset, text }) =>
            block === anchor.block && offset <= anchor.offset && anchor.offset < offset + text.length,
        ),
      ).toBe(true)
      expect(pageOfAnchor(before, anchor)).toBe(no)
    }),
  )
})

test('a formula is never cut', () => {
  const formula = String.raw`$3.2,1,0.2|\frac{a+b+c+d}{e}$`
  const pages = paginate([`一二三四五${formula}六七`], { perLine: 6, lines: 1, gap: 0 })
  expect(pages.flat().filter(({ text }) => text.includes(formula))).toHaveLength(1)
})

test('the later reading wins', () => {
  expect(laterPlace({ at: 1 }, { at: 2 })).toEqual({ at: 2 })
  expect(laterPlace({ at: 3 }, { at: 2 })).toEqual({ at: 3 })
  expect(laterPlace(undefined, { at: 2 })).toEqual({ at: 2 })
  expect(laterPlace({ at: 1 }, undefined)).toEqual({ at: 1 })
})
