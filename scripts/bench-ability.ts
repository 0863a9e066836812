import { calibrateItems } from '../src/domain/ability/calibrateItems'
import { estimateAbility } from '../src/domain/ability/estimateAbility'
import {
  authoredParameters,
  probabilityCorrect,
  type ItemParameters,
} from '../src/domain/ability/itemResponse'
import { maximizationStep } from '../src/domain/ability/maximizationStep'
import { recalibrate } from '../src/domain/ability/recalibrate'
import { isMeasured, subjectStopRule } from '../src/domain/ability/stopRule'
import { seededRandom } from '../src/lib/seededRandom'
import { gridSearch } from './ability/gridSearch'
import {
  adaptive,
  type Choose,
  type Luck,
  makeBank,
  QUOTAS,
  random,
  sit,
  type Sitting,
  withExposure,
} from './ability/simulate'

const EXAMINEES = 1000
const BANK = 200
const GUESSING = 0.25
/** Of ordinary questions, and of well-made ones. */
const SLOPES = [1.2, 1.8] as const
const LENGTHS = [5, 10, 15, 20] as const
const CALIBRATED = 60

const print = (text: string) => process.stdout.write(`${text}\n`)
const row = (cells: readonly (string | number)[]) => print(`| ${cells.join(' | ')} |`)
const head = (cells: readonly string[]) => {
  row(cells)
  row(cells.map(() => '---'))
}
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const correlation = (pairs: readonly (readonly [number, number])[]): number => {
  const [x, y] = [mean(pairs.map(([one]) => one)), mean(pairs.map(([, other]) => other))]
  const product = (value: (pair: readonly [number, number]) => number) => mean(pairs.map(value))
  const both = product(([one, other]) => (one - x) * (other - y))
  return both / Math.sqrt(product(([one]) => (one - x) ** 2) * product(([, other]) => (other - y) ** 2))
}

interface Examined {
  readonly truth: number
  readonly sitting: Sitting
}

const examine = (name: string, slope: number, choose: (luck: Luck) => Choose): readonly Examined[] => {
  const bank = makeBank({ size: BANK, slope, guessing: GUESSING }, seededRandom('bank'))
  const people = seededRandom('people')
  const sittings: Sitting[] = []
  return Array.from({ length: EXAMINEES }, (_, at) => {
    const luck = seededRandom(`${name}:${at}`)
    const truth = people.normal()
    const sitting = sit(withExposure(bank, sittings), truth, { length: 20, choose: choose(luck), luck })
    sittings.push(sitting)
    return { truth, sitting }
  })
}

const errorsAt = (examined: readonly Examined[], length: number) => {
  const found = examined.flatMap(({ truth, sitting }) => {
    const estimate = sitting.estimates[length - 1]
    return estimate ? [{ truth, ...estimate }] : []
  })
  return {
    rmse: Math.sqrt(mean(found.map(({ truth, ability }) => (truth - ability) ** 2))),
    error: mean(found.map(({ error }) => error)),
    held: mean(found.map(({ truth, band: [low, high] }) => Number(truth >= low && truth <= high))),
  }
}

const exposureOf = (examined: readonly Examined[]): number => {
  const counts = new Map<string, number>()
  for (const { sitting } of examined)
    for (const { id } of sitting.asked) counts.set(id, (counts.get(id) ?? 0) + 1)
  return Math.max(...counts.values()) / examined.length
}

const quotaMissOf = (examined: readonly Examined[]): number =>
  Math.max(
    ...examined.flatMap(({ sitting: { asked } }) =>
      Object.entries(QUOTAS).map(([area, share]) =>
        Math.abs(asked.filter((item) => item.area === area).length - share * asked.length),
      ),
    ),
  )

const compare = (slope: number): void => {
  const tests = { adaptive: examine('adaptive', slope, adaptive), random: examine('random', slope, random) }
  print(`${EXAMINEES} learners, ${BANK} questions of slope ${slope}, guessing ${GUESSING}\n`)
  head([
    'questions',
    'adaptive: error',
    'its own estimate',
    '90 % band holds',
    'random: error',
    'own',
    'holds',
  ])
  for (const length of LENGTHS) {
    const cells = [tests.adaptive, tests.random].map((examined) => errorsAt(examined, length))
    row([
      length,
      ...cells.flatMap(({ rmse, error, held }) => [rmse.toFixed(3), error.toFixed(3), percent(held)]),
    ])
  }
  const stopped = tests.adaptive.map(({ sitting }) => {
    const at = sitting.estimates.findIndex((estimate, index) =>
      isMeasured(subjectStopRule, estimate, index + 1),
    )
    return at + 1
  })
  const early = mean(stopped.map((at) => Number(at < subjectStopRule.most)))
  print(
    `\nError ≤ ${subjectStopRule.error} before question ${subjectStopRule.most}: ${percent(early)} of tests; ${mean(stopped).toFixed(1)} questions on average.`,
  )
  print(
    `Most asked question: ${percent(exposureOf(tests.adaptive))} of adaptive tests; farthest from a quota: ${quotaMissOf(tests.adaptive).toFixed(1)} questions of 20.`,
  )
  const differences = [...tests.adaptive, ...tests.random].map(({ sitting }) => {
    const second = gridSearch(sitting.answers)
    const first = estimateAbility(sitting.answers)
    return Math.max(Math.abs(first.ability - second.ability), Math.abs(first.error - second.error))
  })
  print(
    `Second implementation, ${differences.length} tests: farthest ${Math.max(...differences).toExponential(1)}.\n`,
  )
}

for (const slope of SLOPES) compare(slope)

const withLevels = (bank: readonly ItemParameters[], guessing: number): ItemParameters[] =>
  bank.map(({ difficulty }) => ({
    ...authoredParameters(Math.min(5, Math.max(1, Math.round(difficulty / 0.8) + 3)), 0),
    guessing,
  }))

/** All of a small bank, answered by as many learners as are asked for. */
const answerAll = (bank: ReturnType<typeof makeBank>, learners: number) => {
  const luck = seededRandom(`recovery:${learners}`)
  return Array.from({ length: learners }, () => {
    const ability = luck.normal()
    const sheet = bank.map((item) => ({
      itemId: item.id,
      isRight: luck.next() < probabilityCorrect(item, ability),
    }))
    return { ability, sheet }
  })
}

/** What the same answers say of a question to somebody who knows the abilities: no estimate out of answers alone says more. */
const fitKnowing = (
  answered: ReturnType<typeof answerAll>,
  authored: ReadonlyMap<string, ItemParameters>,
): Map<string, ItemParameters> =>
  new Map(
    [...authored].map(([id, start], at) => {
      const answers = answered.map(({ ability, sheet }) => ({
        ability,
        count: 1,
        right: Number(sheet[at]?.isRight),
      }))
      return [id, maximizationStep(maximizationStep(start, start, answers), start, answers)]
    }),
  )

const recovery = async (guessing: number, learners: number) => {
  const bank = makeBank({ size: CALIBRATED, slope: 1.2, guessing }, seededRandom('recovered'))
  const guesses = withLevels(bank, guessing)
  const authored = new Map(bank.map(({ id }, at) => [id, guesses[at] ?? authoredParameters(3, 0)]))
  const answered = answerAll(bank, learners)
  const sheets = answered.map(({ sheet }) => sheet)
  const fitted = calibrateItems(sheets, authored)
  const pairs = (value: (item: ItemParameters) => number, found = fitted) =>
    bank.map((item) => [value(item), value(found.get(item.id) ?? item)] as const)
  const { heldOut } = await recalibrate(sheets, authored)
  return {
    difficulty: correlation(pairs(({ difficulty }) => difficulty)),
    discrimination: correlation(pairs(({ discrimination }) => discrimination)),
    knowing: correlation(pairs(({ discrimination }) => discrimination, fitKnowing(answered, authored))),
    curves: correlation(
      [-2, -1, 0, 1, 2].flatMap((ability) => pairs((item) => probabilityCorrect(item, ability))),
    ),
    heldOut,
  }
}

print(`${CALIBRATED} questions estimated from answers; the author knew their level of five only\n`)
head([
  'model',
  'answers a question',
  'r of difficulty',
  'r of discrimination',
  'abilities known',
  'r of chances',
  'held out: author',
  'held out: fitted',
])
const printRecovery = async (): Promise<void> => {
  for (const [name, guessing] of [
    ['2PL', 0],
    ['3PL', GUESSING],
  ] as const)
    for (const learners of [250, 1000, 4000]) {
      const { difficulty, discrimination, knowing, curves, heldOut } = await recovery(guessing, learners)
      row([
        name,
        learners,
        difficulty.toFixed(3),
        discrimination.toFixed(3),
        knowing.toFixed(3),
        curves.toFixed(3),
        heldOut?.authored.toFixed(4) ?? '',
        heldOut?.fitted.toFixed(4) ?? '',
      ])
    }
}

void printRecovery()
