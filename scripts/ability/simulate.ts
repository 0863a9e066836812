import type { JudgedItem } from '../../src/domain/ability/abilityGrid'
import { type AbilityEstimate, estimateAbility } from '../../src/domain/ability/estimateAbility'
import { probabilityCorrect } from '../../src/domain/ability/itemResponse'
import { type BankItem, selectItem } from '../../src/domain/ability/selectItem'
import type { seededRandom } from '../../src/lib/seededRandom'

export type Luck = ReturnType<typeof seededRandom>

const AREAS = ['A', 'B', 'C', 'D'] as const
export const QUOTAS = { A: 0.4, B: 0.3, C: 0.2, D: 0.1 }

export interface BankForm {
  readonly size: number
  /** Around which discriminations lie. */
  readonly slope: number
  readonly guessing: number
}

/** Questions as banks have them: difficulties spread as abilities are. */
export const makeBank = ({ size, slope, guessing }: BankForm, luck: Luck): BankItem[] =>
  Array.from({ length: size }, (_, at) => ({
    id: `q${at}`,
    area: AREAS[at % AREAS.length] ?? 'A',
    exposure: 0,
    discrimination: slope * Math.exp(0.35 * luck.normal()),
    difficulty: luck.normal(),
    guessing,
  }))

/** How the next question is chosen. */
export type Choose = (
  bank: readonly BankItem[],
  asked: readonly BankItem[],
  ability: number,
) => BankItem | undefined

export const adaptive =
  (luck: Luck): Choose =>
  (bank, asked, ability) =>
    selectItem({ bank, asked, ability, quotas: QUOTAS, luck: luck.next() })

export const random =
  (luck: Luck): Choose =>
  (bank, asked) => {
    const known = new Set(asked)
    const free = bank.filter((item) => !known.has(item))
    return free[Math.floor(luck.next() * free.length)]
  }

export interface Sitting {
  readonly answers: readonly JudgedItem[]
  readonly asked: readonly BankItem[]
  /** After each question. */
  readonly estimates: readonly AbilityEstimate[]
}

/** Sittings that exposure is counted over, as the backend does. */
const RECENT = 200

/** The bank with the share of recent sittings that asked each question. */
export const withExposure = (
  bank: readonly BankItem[],
  sittings: readonly Sitting[],
): readonly BankItem[] => {
  const counts = new Map<string, number>()
  const recent = sittings.slice(-RECENT)
  for (const { asked } of recent) for (const { id } of asked) counts.set(id, (counts.get(id) ?? 0) + 1)
  return bank.map((item) => ({ ...item, exposure: (counts.get(item.id) ?? 0) / (recent.length || 1) }))
}

/** A learner of a true ability sits a test. */
export const sit = (
  bank: readonly BankItem[],
  truth: number,
  { length, choose, luck }: { length: number; choose: Choose; luck: Luck },
): Sitting => {
  const asked: BankItem[] = []
  const answers: JudgedItem[] = []
  const estimates: AbilityEstimate[] = []
  while (asked.length < length) {
    const item = choose(bank, asked, estimates[estimates.length - 1]?.ability ?? 0)
    if (!item) break
    asked.push(item)
    answers.push({ item, isRight: luck.next() < probabilityCorrect(item, truth) })
    estimates.push(estimateAbility(answers))
  }
  return { answers, asked, estimates }
}
