import { eventId } from '../../src/domain/memory/eventIds'
import type { Grade, MemoryEvent } from '../../src/domain/memory/eventTypes'
import { MemoryModel } from '../../src/domain/memory/MemoryModel'
import { replayWord } from '../../src/domain/memory/replayWord'
import { studyDay } from '../../src/domain/memory/studyDay'
import { isMastered, type MasteryRule, masteryRule } from '../../src/domain/mistakes/isMastered'
import { MISTAKE_RETENTION, mistakeDue } from '../../src/domain/mistakes/mistakeDue'
import { seededRandom } from '../../src/lib/seededRandom'
import type { Bars } from '../bench/Bars'
import { SimulatedMemory } from '../memory/SimulatedMemory'
import type { Luck } from './abilityWorlds'

const DAY = 86_400_000
const START = Date.parse('2026-10-21T20:00:00+08:00')
const DAYS = 60
const CARDS = 300
const model = new MemoryModel()

/** The true memory of one question. */
interface TrueMemory {
  chance(at: number): number
  study(at: number): void
}

/** A half-life that each spaced repetition lengthens. */
const halfLife = (first: number, longer: number, luck: Luck): TrueMemory => {
  let [half, last] = [first * Math.exp(0.4 * luck.normal()), START]
  return {
    chance: (at) => 0.5 ** ((at - last) / DAY / half),
    study: (at) => {
      const elapsed = (at - last) / DAY
      if (elapsed > 0) half *= 1 + (longer - 1) * Math.min(1, elapsed / half)
      last = at
    },
  }
}

/** Two traces: a quick one, and a slow one that grows by a part with each study. */
const twoTraces = (luck: Luck): TrueMemory => {
  let [slow, last] = [0.2, START]
  const rate = 0.25 * Math.exp(0.3 * luck.normal())
  const now = (at: number) => {
    const days = (at - last) / DAY
    return { quick: 0.7 * Math.exp(-days / 1.5), slow: slow * Math.exp(-days / 60) }
  }
  return {
    chance: (at) => Math.min(1, now(at).quick + now(at).slow),
    study: (at) => {
      const kept = now(at).slow
      slow = kept + rate * (1 - kept) * (1 - now(at).quick)
      last = at
    },
  }
}

const worlds: Readonly<Record<string, (luck: Luck, card: number) => TrueMemory>> = {
  'halves of 2.5 days, × 3': (luck) => halfLife(2.5, 3, luck),
  'halves of 1.5 days, × 2': (luck) => halfLife(1.5, 2, luck),
  'two traces': twoTraces,
  'ACT-R': (_, card) => {
    const memory = new SimulatedMemory(seededRandom(`mistake:${card}`), 1, START)
    return { chance: (at) => memory.chance(0, at), study: (at) => memory.study(0, at) }
  },
}

/** A rule of mastery with the retention that questions come back at. */
interface BookRule {
  readonly name: string
  readonly mastery: MasteryRule
  readonly retention: number
}

const former: BookRule = { name: 'two days, 0.9', mastery: { days: 2, span: 1 }, retention: 0.9 }
/** The rule that asks about as much as the one in use. */
const equal: BookRule = { name: 'three days over a week, 0.9', mastery: { days: 3, span: 7 }, retention: 0.9 }
const used: BookRule = { name: 'in use', mastery: masteryRule, retention: MISTAKE_RETENTION }
const rules = [former, equal, used]

interface Outcome {
  readonly answers: number
  readonly isMastered: boolean
  readonly known: number
}

/** One question that was missed on the first day, until the exam. */
const revise = (make: (luck: Luck, card: number) => TrueMemory, rule: BookRule, card: number): Outcome => {
  const luck = seededRandom(`card:${card}`)
  const truth = make(luck, card)
  const exam = START + DAYS * DAY
  const history: MemoryEvent[] = []
  const answer = (at: number, grade: Grade): void => {
    const given = { word: `q${card}`, at, grade, source: 'card', proved: true } as const
    const context = { model, retention: rule.retention, examDay: studyDay(exam), loadOn: () => 0 }
    const due = mistakeDue(replayWord(model, history), given, context)
    history.push({
      ...given,
      kind: 'review',
      id: eventId(at, 'aaaaaaaa'),
      device: 'aaaaaaaa',
      took: 1000,
      due,
    })
    truth.study(at)
  }
  answer(START, 1)
  for (let day = 1; day < DAYS; day += 1) {
    const at = START + day * DAY
    const due = replayWord(model, history)?.due ?? Infinity
    if (studyDay(due) > studyDay(at) || isMastered(history, rule.mastery)) continue
    answer(at, luck.next() < truth.chance(at) ? 3 : 1)
  }
  return {
    answers: history.length - 1,
    isMastered: isMastered(history, rule.mastery),
    known: truth.chance(exam),
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const figures = (outcomes: readonly Outcome[]): readonly string[] => {
  const mastered = outcomes.filter((one) => one.isMastered)
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`
  return [
    mean(outcomes.map(({ answers }) => answers)).toFixed(1),
    percent(mastered.length / outcomes.length),
    percent(mean(mastered.map(({ known }) => known))),
    percent(mean(outcomes.map(({ known }) => known))),
  ]
}

/**
 * Compares rules of the book of mistakes by what is known at the exam. The one in use asks no more than three days over a week
 * at a retention of 0.9 and leaves more known.
 */
export const benchMistakes = (bars: Bars, print: (cells: readonly string[]) => void): void => {
  print(['rule', 'world', 'answers a question', 'mastered', 'of them known at the exam', 'known of all'])
  print(Array.from({ length: 6 }, () => '---'))
  const found = new Map(
    rules.map((rule) => {
      const all = Object.entries(worlds).flatMap(([name, make]) => {
        const outcomes = Array.from({ length: CARDS }, (_, card) => revise(make, rule, card))
        print([rule.name, name, ...figures(outcomes)])
        return outcomes
      })
      print([rule.name, '**all**', ...figures(all)])
      return [rule, all]
    }),
  )
  const known = (rule: BookRule) => mean((found.get(rule) ?? []).map((one) => one.known))
  const asked = (rule: BookRule) => mean((found.get(rule) ?? []).map(({ answers }) => answers))
  bars.atMost('answers a mistake', asked(used), asked(equal))
  bars.atLeast('mistakes known at the exam', known(used), known(equal) + 0.1)
  bars.atLeast('mistakes known at the exam, against two days', known(used), known(former) + 0.3)
}
