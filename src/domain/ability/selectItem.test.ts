import fc from 'fast-check'
import { informationOf } from './itemResponse'
import { type BankItem, selectItem } from './selectItem'

const quotas = { 马原: 0.5, 毛中特: 0.3, 史纲: 0.2 }
const areas = Object.keys(quotas)

const bank: BankItem[] = Array.from({ length: 90 }, (_, at) => ({
  id: `q${at}`,
  area: areas[at % 3] ?? '',
  exposure: 0,
  discrimination: 1,
  difficulty: ((at % 30) - 15) / 5,
  guessing: 0.25,
}))

const sit = (
  length: number,
  luck: (turn: number) => number,
  from: readonly BankItem[] = bank,
): BankItem[] => {
  const asked: BankItem[] = []
  while (asked.length < length) {
    const item = selectItem({ bank: from, asked, ability: 0, quotas, luck: luck(asked.length) })
    if (!item) break
    asked.push(item)
  }
  return asked
}

test('no question comes twice, and every quota is met within one question at any moment', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 30, maxLength: 30 }),
      (luck) => {
        const asked = sit(30, (turn) => luck[turn] ?? 0)
        expect(new Set(asked.map(({ id }) => id)).size).toBe(30)
        for (let length = 1; length <= asked.length; length += 1)
          for (const [area, share] of Object.entries(quotas)) {
            const count = asked.slice(0, length).filter((item) => item.area === area).length
            expect(Math.abs(count - share * length)).toBeLessThanOrEqual(1)
          }
      },
    ),
  )
})

test('it is one of the five that tell most, and luck reaches each of them', () => {
  const ofArea = bank.filter(({ area }) => area === '马原')
  const best = [...ofArea]
    .sort((one, other) => informationOf(other, 0) - informationOf(one, 0))
    .slice(0, 5)
    .map(({ id }) => id)
  const found = [0, 0.2, 0.4, 0.6, 0.8, 0.999].map((luck) => sit(1, () => luck)[0]?.id)
  expect(new Set(found)).toEqual(new Set(best))
})

test('a question that a quarter of the tests asked rests while the area has others, and is asked when it has none', () => {
  const tired = bank.map((item) => ({ ...item, exposure: item.difficulty > -2 ? 0.25 : 0 }))
  expect(sit(1, () => 0, tired)[0]?.difficulty).toBeLessThanOrEqual(-2)
  const all = bank.map((item) => ({ ...item, exposure: 1 }))
  expect(sit(1, () => 0, all)).toHaveLength(1)
})

test('a bank that is used up ends the test, and an area that is used up leaves its place to others', () => {
  const small = bank.slice(0, 7)
  expect(sit(20, () => 0.5, small)).toHaveLength(7)
})
