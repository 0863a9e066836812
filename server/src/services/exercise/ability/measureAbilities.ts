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

/** The parts that an attempt measures: those of a diagnosis, or its one subject. */
export const partsOf = ({ plan, subject }: Pick<AttemptRow, 'plan' | 'subject'>): readonly DiagnosticPart[] =>
  plan?.parts ?? [{ subject, point: null, name: '' }]

/** Estimates the ability in each part of an attempt. */
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
