import path from 'node:path'
import { admissionChance } from '@/domain/chance/admissionChance'
import { type ChanceModel, chanceModel } from '@/domain/chance/chanceModel'
import { logistic } from '@/domain/chance/studentT'
import { fitChance } from './fitChance'
import { fitLogistic } from './fitLogistic'
import { factsBefore, type History } from './History'
import { byModel, judgeLine, linePeers, pairsOf } from './linePeers'
import { recordHistories } from './recordHistories'
import { brier, calibrationError, type Judged, logLoss, mean } from '../bench/forecastScores'
import { areaUnderCurve } from './scores'
import { worldOf, worldYears } from './worlds'

const CONTENT = path.resolve(__dirname, '../../content')
const TEST_YEAR = 2023
const WORLDS = 8
/**
 * Bars of the fitted model on the lists of the test year. Log loss: on the people themselves the fit had .505; here they
 * are drawn from the summaries of their lists, and a constant has .553.
 */
const BARS = { crps: 12.6, covered: [0.78, 0.9], logLoss: 0.51, calibration: 0.03 } as const

const say = (line = ''): void => void process.stdout.write(`${line}\n`)
const fixed = (value: number, digits = 3): string => value.toFixed(digits)
const missed: string[] = []
const expectBar = (holds: boolean, name: string): void => {
  if (!holds) missed.push(name)
}

/** Someone whose score was known, with the facts that were known before the list. */
interface Candidate {
  readonly history: History
  readonly year: number
  readonly nationalLine: number
  readonly score: number
  readonly happened: boolean
}

type Judge = (candidate: Candidate) => number

const chanceOf = ({ history, year, nationalLine, score }: Candidate, model: ChanceModel) => {
  const chance = admissionChance(factsBefore(history, year, nationalLine), score, null, model)
  return chance.kind === 'estimate' ? chance : null
}

/** The usual table: so many points above last year's lowest score, so much chance. */
const stepTable: Judge = ({ history, year, nationalLine, score }) => {
  const last = history.lists.find((list) => list.year === year - 1)
  const gap = score - (last?.low ?? nationalLine)
  const row = [
    [20, 0.9],
    [10, 0.75],
    [0, 0.5],
    [-10, 0.25],
  ].find(([from]) => gap >= (from ?? 0))
  return row?.[1] ?? 0.1
}

const peersOf = (trained: readonly Candidate[]): Readonly<Record<string, Judge>> => {
  const rate = mean(trained.map(({ happened }) => Number(happened)))
  const [a, b] = fitLogistic(
    trained.map(({ score, nationalLine, happened }) => ({ value: (score - nationalLine) / 20, happened })),
  )
  return {
    constant: () => rate,
    'score − national line': ({ score, nationalLine }) => logistic(a + (b * (score - nationalLine)) / 20),
    'step table': stepTable,
  }
}

const judge = (judged: readonly Judged[]) => ({
  logLoss: logLoss(judged),
  brier: brier(judged),
  auc: areaUnderCurve(judged),
  calibration: calibrationError(judged),
})

const sayShares = (name: string, judged: readonly Judged[]) => {
  const found = judge(judged)
  const { logLoss: loss, brier: squared, auc, calibration } = found
  say(`  ${name.padEnd(26)} ${fixed(loss)}  ${fixed(squared)}  ${fixed(auc)}  ${fixed(calibration)}`)
  return found
}

const SHARES_HEAD = `  ${''.padEnd(26)} log loss  Brier  AUC    calibration error`

const judgeAll = (candidates: readonly Candidate[], one: Judge): Judged[] =>
  candidates.map((candidate) => ({ share: one(candidate), happened: candidate.happened }))

/** Lines of one year by the model and by its peers; the model's result. */
const lines = (histories: readonly History[], year: number, model: ChanceModel) => {
  const test = pairsOf(histories, (one) => one === year)
  const before = pairsOf(histories, (one) => one < year)
  const peers = { model: byModel(model), ...linePeers(before, model) }
  return {
    count: test.length,
    results: Object.entries(peers).map(([name, peer]) => ({ name, ...judgeLine(peer, test) })),
  }
}

const sayLines = ({ count, results }: ReturnType<typeof lines>): void => {
  say(`  ${count} programmes                CRPS   pinball .1 / .5 / .9    80 % band covers`)
  for (const { name, crps, pinball, covered } of results)
    say(
      `  ${name.padEnd(26)} ${fixed(crps, 1).padStart(5)}  ${pinball.map((loss) => fixed(loss, 2).padStart(5)).join(' / ')}   ${fixed(covered, 2)}`,
    )
}

const listedPeople = (histories: readonly History[], isWanted: (year: number) => boolean): Candidate[] =>
  histories.flatMap((history) =>
    history.lists
      .filter(({ year }) => isWanted(year))
      .flatMap(({ year, nationalLine, people }) =>
        people
          .filter(({ score }) => score >= nationalLine)
          .map(({ score, isAdmitted }) => ({ history, year, nationalLine, score, happened: isAdmitted })),
      ),
  )

const onRecords = (): void => {
  const histories = recordHistories(CONTENT)
  const fitted = fitChance(histories, TEST_YEAR)
  say(
    `Lists before ${TEST_YEAR}, fitted: ${JSON.stringify({ pool: fitted.pool, memory: fitted.memory, ownWeight: fitted.ownWeight, lineVariance: fitted.lineVariance, admission: fitted.admission })}`,
  )
  say(`In use, ${chanceModel.fittedOn}, ${chanceModel.fittedTo}`)
  say(`\nLowest listed score of ${TEST_YEAR}, forecast from the years before`)
  const found = lines(histories, TEST_YEAR, fitted)
  sayLines(found)
  const [own] = found.results
  expectBar((own?.crps ?? Infinity) <= BARS.crps, `CRPS ≤ ${BARS.crps}`)
  const covered = own?.covered ?? 0
  expectBar(covered >= BARS.covered[0] && covered <= BARS.covered[1], `coverage ${BARS.covered.join('–')}`)
  for (const peer of found.results.slice(1))
    expectBar((own?.crps ?? 0) < peer.crps, `CRPS below ${peer.name}`)

  const trained = listedPeople(histories, (year) => year < TEST_YEAR)
  const test = listedPeople(histories, (year) => year === TEST_YEAR)
  say(
    `\nAdmission of ${test.length} listed people of ${TEST_YEAR}, drawn from the summaries of lists with rejected people`,
  )
  say(SHARES_HEAD)
  const shares = sayShares(
    'model',
    judgeAll(test, (candidate) => chanceOf(candidate, fitted)?.admission?.middle ?? 0),
  )
  expectBar(shares.logLoss <= BARS.logLoss, `log loss of A ≤ ${BARS.logLoss}`)
  expectBar(shares.calibration <= BARS.calibration, `calibration error of A ≤ ${BARS.calibration}`)
  for (const [name, peer] of Object.entries(peersOf(trained)))
    expectBar(shares.logLoss < sayShares(name, judgeAll(test, peer)).logLoss, `log loss of A below ${name}`)
}

const onWorlds = (): void => {
  const year = worldYears.test
  const own: Judged[] = []
  const peers = new Map<string, Judged[]>()
  const crps = new Map<string, number[]>()
  for (let no = 0; no < WORLDS; no += 1) {
    const { histories, applicants, nationalLines } = worldOf(no)
    const model = fitChance(histories, year)
    for (const { name, crps: points } of lines(histories, year, model).results)
      crps.set(name, [...(crps.get(name) ?? []), points])
    const candidates = applicants.flatMap((one): Candidate[] => {
      const history = histories[one.programme]
      const nationalLine = nationalLines.get(one.year) ?? 0
      const isOpen = history && one.score >= nationalLine && one.year > worldYears.first
      return isOpen
        ? [{ history, year: one.year, nationalLine, score: one.score, happened: one.isAdmitted }]
        : []
    })
    const test = candidates.filter((one) => one.year === year)
    own.push(...judgeAll(test, (candidate) => chanceOf(candidate, model)?.total?.middle ?? 0))
    for (const [name, peer] of Object.entries(peersOf(candidates.filter((one) => one.year < year))))
      peers.set(name, [...(peers.get(name) ?? []), ...judgeAll(test, peer)])
  }
  say(`\n${WORLDS} generated worlds: CRPS of the line in points`)
  const [best = Infinity, ...others] = [...crps.values()].map(mean)
  for (const [name, points] of crps) say(`  ${name.padEnd(26)} ${fixed(mean(points), 1)}`)
  expectBar(
    others.every((other) => best < other),
    'CRPS below all peers in the worlds',
  )
  say(`\nAdmission of all ${own.length} applicants above the national line in these worlds`)
  say(SHARES_HEAD)
  const { logLoss: loss } = sayShares('model', own)
  for (const [name, judged] of peers)
    expectBar(loss < sayShares(name, judged).logLoss, `log loss below ${name} in the worlds`)
}

/**
 * `npm run bench:chance`: the admission model, fitted to the lists before the newest year of `content/programme-records.json`, judged
 * on that year and in generated worlds beside its peers. Exits with 1 when a bar is missed.
 */
const main = (): void => {
  onRecords()
  onWorlds()
  if (missed.length === 0) return
  say(`\nMissed: ${missed.join(', ')}`)
  process.exitCode = 1
}

main()
