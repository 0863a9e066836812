import { estimateAbility } from '@/domain/ability/estimateAbility'
import { type BankItem, type ContentQuotas, selectItem } from '@/domain/ability/selectItem'
import { isMeasured, type StopRule, subjectStopRule } from '@/domain/ability/stopRule'
import { isOfPart, partStopRule } from '@/domain/attempt/diagnosticTests'
import { seededRandom } from '@/lib/seededRandom'
import type { Db } from '../../../db/Database'
import type { AskedQuestion } from '../../../db/schema/exercises'
import type { AttemptRow } from '../attempts/AttemptRepository'
import { ExposureRepository } from './ExposureRepository'
import { JudgedRepository } from './JudgedRepository'
import { type JudgedQuestion, partsOf } from './measureAbilities'
import { NOBODY } from '../attempts/visitors'
import { QuestionRepository } from '../questions/QuestionRepository'

type SeenAttempt = Pick<AttemptRow, 'uid' | 'subject' | 'asked' | 'seed' | 'plan'>

/** A test asks of each knowledge point as much as the bank holds of it. */
const quotasOf = (bank: readonly BankItem[]): ContentQuotas => {
  const shares: Record<string, number> = {}
  for (const { area } of bank) shares[area] = (shares[area] ?? 0) + 1 / bank.length
  return shares
}

const stopRuleOf = ({ plan }: SeenAttempt): StopRule => (plan ? partStopRule(plan) : subjectStopRule)

/** Of questions that were all answered before, this share is asked again: those whose last answer is longest ago. */
const LONGEST_UNSEEN = 0.25

/** The questions that a learner never answered, as far as there are some that the test has not asked; else the longest unseen. */
const freshest = <T extends { readonly id: string }>(
  free: readonly T[],
  sights: ReadonlyMap<string, { readonly day: number }>,
): readonly T[] => {
  const fresh = free.filter(({ id }) => !sights.has(id))
  if (fresh.length) return fresh
  const byAge = [...free].sort(
    (one, other) => (sights.get(one.id)?.day ?? 0) - (sights.get(other.id)?.day ?? 0),
  )
  return byAge.slice(0, Math.ceil(byAge.length * LONGEST_UNSEEN))
}

/** Chooses the next question of an adaptive test. */
export class AdaptiveTest {
  constructor(private readonly db: Db) {}

  /**
   * The next question after some answers, none of `closed`: of the first part that is not measured; undefined when all are, or
   * nothing is left.
   */
  async next(
    sitting: SeenAttempt,
    answers: readonly JudgedQuestion[],
    closed: ReadonlySet<string>,
  ): Promise<AskedQuestion | undefined> {
    const rule = stopRuleOf(sitting)
    const waiting = partsOf(sitting).flatMap((part) => {
      const mine = answers.filter(isOfPart(part))
      const estimate = estimateAbility(mine)
      return isMeasured(rule, estimate, mine.length) ? [] : [{ part, ability: estimate.ability }]
    })
    const [first] = waiting
    if (!first) return undefined
    const bank = (await this.bank(sitting, first.part.subject)).filter(({ id }) => !closed.has(id))
    const known = new Set(sitting.asked.map(({ id }) => id))
    const sights =
      sitting.uid === NOBODY
        ? new Map<string, { day: number }>()
        : await new JudgedRepository(this.db, sitting.uid).sights([
            ...new Set(bank.map(({ subject }) => subject)),
          ])
    for (const { part, ability } of waiting) {
      const mine = bank.filter(({ subject, area }) => isOfPart(part)({ subject, point: area }))
      const item = selectItem({
        bank: freshest(
          mine.filter(({ id }) => !known.has(id)),
          sights,
        ),
        asked: mine.filter(({ id }) => known.has(id)),
        ability,
        quotas: quotasOf(mine),
        luck: seededRandom(`${sitting.seed}:${sitting.asked.length}`).next(),
      })
      if (item) return { id: item.id, points: 1 }
    }
    return undefined
  }

  /** The questions that may be asked, with their recent exposure. */
  private async bank({ plan }: SeenAttempt, subject: string) {
    const questions = new QuestionRepository(this.db)
    const rows = plan ? await questions.banks(plan.parts) : await questions.bank(subject)
    const exposures = await new ExposureRepository(this.db).ofSubjects(
      plan ? plan.parts.map((part) => part.subject) : [subject],
    )
    return rows.map((row) => ({ ...row, exposure: exposures.get(row.id) ?? 0 }))
  }
}
