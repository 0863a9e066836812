import type { JudgedItem } from '@/domain/ability/abilityGrid'
import { estimateAbility } from '@/domain/ability/estimateAbility'
import { type BankItem, type ContentQuotas, selectItem } from '@/domain/ability/selectItem'
import { isMeasured, subjectStopRule } from '@/domain/ability/stopRule'
import { dice } from '@/lib/dice'
import type { Db } from '../../db/Database'
import type { AskedQuestion } from '../../db/schema/exercises'
import { AttemptRepository, type AttemptRow } from './AttemptRepository'
import { QuestionRepository } from './QuestionRepository'

/** A test asks of each knowledge point as much as the bank holds of it. */
const quotasOf = (bank: readonly BankItem[]): ContentQuotas => {
  const shares: Record<string, number> = {}
  for (const { area } of bank) shares[area] = (shares[area] ?? 0) + 1 / bank.length
  return shares
}

/** Chooses what an adaptive test asks next. */
export class AdaptiveTest {
  constructor(private readonly db: Db) {}

  /** The next question after some answers; undefined when enough is known, or nothing is left. */
  async next(
    { subject, asked, seed }: Pick<AttemptRow, 'subject' | 'asked' | 'seed'>,
    answers: readonly JudgedItem[],
  ): Promise<AskedQuestion | undefined> {
    const estimate = estimateAbility(answers)
    if (isMeasured(subjectStopRule, estimate, answers.length)) return undefined
    const exposures = await new AttemptRepository(this.db).exposures(subject)
    const rows = await new QuestionRepository(this.db).bank(subject)
    const bank = rows.map((row) => ({ ...row, exposure: exposures.get(row.id) ?? 0 }))
    const known = new Set(asked.map(({ id }) => id))
    const item = selectItem({
      bank,
      asked: bank.filter(({ id }) => known.has(id)),
      ability: estimate.ability,
      quotas: quotasOf(bank),
      luck: dice(`${seed}:${asked.length}`).next(),
    })
    return item && { id: item.id, points: 1 }
  }
}
