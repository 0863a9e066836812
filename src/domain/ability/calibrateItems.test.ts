import { seededRandom } from '@/lib/seededRandom'
import { calibrateItems, type LearnerSheet } from './calibrateItems'
import { authoredParameters, probabilityCorrect, type ItemParameters } from './itemResponse'
import { maximizationStep } from './maximizationStep'
import { recalibrate } from './recalibrate'

const ITEMS = 12
const LEARNERS = 400

const truth = new Map<string, ItemParameters>(
  Array.from({ length: ITEMS }, (_, at) => [
    `q${at}`,
    { discrimination: 0.7 + (at % 4) * 0.4, difficulty: (at - 5.5) / 3, guessing: 0.25 },
  ]),
)
/** An author who rated every question as medium. */
const authored = new Map([...truth.keys()].map((id) => [id, authoredParameters(3, 4)]))

const sheetsOf = (bank: ReadonlyMap<string, ItemParameters>, seed: string): LearnerSheet[] => {
  const luck = seededRandom(seed)
  return Array.from({ length: LEARNERS }, () => {
    const ability = luck.normal()
    return [...bank]
      .map(([itemId, item]) => ({
        itemId,
        isRight: luck.next() < probabilityCorrect(item, ability),
        place: luck.next(),
      }))
      .sort((one, other) => one.place - other.place)
  })
}

const sheets = sheetsOf(truth, 'sheets')
const fitted = calibrateItems(sheets, authored)

const correlation = (pairs: readonly (readonly [number, number])[]): number => {
  const mean = (value: (pair: readonly [number, number]) => number) =>
    pairs.reduce((sum, pair) => sum + value(pair), 0) / pairs.length
  const [x, y] = [mean(([one]) => one), mean(([, other]) => other)]
  const spread = (value: (pair: readonly [number, number]) => number) =>
    Math.sqrt(mean((pair) => value(pair) ** 2))
  return (
    mean(([one, other]) => (one - x) * (other - y)) /
    (spread(([one]) => one - x) * spread(([, other]) => other - y))
  )
}

test('answers tell difficulties that the author did not know', () => {
  const pairs = [...truth].map(([id, item]) => [item.difficulty, fitted.get(id)?.difficulty ?? 0] as const)
  expect(correlation(pairs)).toBeGreaterThan(0.97)
})

test('guessing stays what the options say, and a question that nobody answered stays as it was written', () => {
  for (const { guessing } of fitted.values()) expect(guessing).toBe(0.25)
  const alone = authoredParameters(5, 4)
  const more = calibrateItems(sheets.slice(0, 50), new Map([...authored, ['unseen', alone]]))
  const kept = more.get('unseen')
  expect(kept?.difficulty).toBeCloseTo(alone.difficulty, 6)
  expect(kept?.discrimination).toBeCloseTo(alone.discrimination, 6)
})

test('one answer moves a question by less than a level: the author is believed until there are many', () => {
  const start = authoredParameters(3, 4)
  const moved = maximizationStep(start, start, [{ ability: 1, count: 1, right: 0 }])
  expect(moved.difficulty).toBeGreaterThan(start.difficulty)
  expect(moved.difficulty).toBeLessThan(authoredParameters(4, 4).difficulty)
})

test('an answer to a question that is not in the bank is passed over', () => {
  const strange = sheets.slice(0, 20).map((sheet) => [...sheet, { itemId: 'gone', isRight: true }])
  expect([...calibrateItems(strange, authored).keys()]).toEqual([...authored.keys()])
})

describe('new parameters are kept when they predict what they have not seen', () => {
  test('better than an author who knew nothing', async () => {
    const { isBetter, heldOut, bank } = await recalibrate(sheets, authored)
    expect(isBetter).toBe(true)
    expect(heldOut?.count).toBe(LEARNERS * 2)
    expect(heldOut?.fitted).toBeLessThan(heldOut?.authored ?? 0)
    expect(bank).not.toBe(authored)
  })

  test('and not when the author knew the truth and answers are few', async () => {
    const few = sheetsOf(truth, 'few').slice(0, 60)
    const { isBetter, heldOut, bank } = await recalibrate(few, truth)
    expect(heldOut).not.toBeNull()
    expect(isBetter).toBe((heldOut?.fitted ?? 0) < (heldOut?.authored ?? 0))
    expect(bank === truth).toBe(!isBetter)
  })

  test('with too few answers nothing is tried', async () => {
    expect(await recalibrate(sheets.slice(0, 10), authored)).toEqual({
      bank: authored,
      isBetter: false,
      heldOut: null,
    })
  })
})
