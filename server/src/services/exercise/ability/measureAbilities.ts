import type { JudgedItem } from '@/domain/ability/abilityGrid'
import { estimateAbility } from '@/domain/ability/estimateAbility'
import { type DiagnosticPart, isOfPart } from '@/domain/attempt/diagnosticTests'
import type { MeasuredAbility } from '../../../db/schema/exercises'
import type { AttemptRow } from '../attempts/AttemptRepository'

/** An answer that is right or wrong, and to what. */
export interface JudgedQuestion extends JudgedItem {
  readonly subject: string
  readonly point: string
}

/** What an attempt measures by itself: the parts of a diagnosis, or the one subject of any other. */
export const partsOf = ({ plan, subject }: Pick<AttemptRow, 'plan' | 'subject'>): readonly DiagnosticPart[] =>
  plan?.parts ?? [{ subject, point: null, name: '' }]

/** What an attempt tells of ability, part by part. */
export const measureAbilities = (
  row: Pick<AttemptRow, 'plan' | 'subject'>,
  judged: readonly JudgedQuestion[],
): MeasuredAbility[] =>
  partsOf(row).map((part) => {
    const mine = judged.filter(isOfPart(part))
    const { ability, error, band } = estimateAbility(mine)
    const right = mine.filter(({ isRight }) => isRight).length
    return { ...part, ability, error, band, answers: mine.length, right }
  })
