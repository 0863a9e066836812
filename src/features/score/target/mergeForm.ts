import type { ScoreForm } from '@/contracts/score/totals'
import { paperKeys } from '@/domain/admission/examScores'

type Flat = Exclude<keyof ScoreForm, 'typed' | 'units'>

/** Names what a change edits: `region`, `typed.first`. */
export const editedFields = (before: ScoreForm, { typed, units, ...flat }: Partial<ScoreForm>): string[] => [
  ...Object.keys(flat),
  ...paperKeys.flatMap((key) => [
    ...(typed && typed[key] !== before.typed[key] ? [`typed.${key}`] : []),
    ...(units && units[key] !== before.units[key] ? [`units.${key}`] : []),
  ]),
]

/** Names the fields in which two forms differ. */
export const changedFields = (before: ScoreForm, after: ScoreForm): string[] => {
  const [then, now]: Readonly<Record<string, unknown>>[] = [{ ...before }, { ...after }]
  return editedFields(before, after).filter((name) => name.includes('.') || then?.[name] !== now?.[name])
}

/** The form of the account with the edited fields of the device. Typed scores belong to the division of the exam they were typed for. */
export const mergeForm = (account: ScoreForm, mine: ScoreForm, edited: readonly string[]): ScoreForm => {
  const pick = <F extends Flat>(field: F): ScoreForm[F] => (edited.includes(field) ? mine : account)[field]
  const group = <G extends 'typed' | 'units'>(name: G): ScoreForm[G] =>
    Object.fromEntries(
      paperKeys.map((key) => [key, (edited.includes(`${name}.${key}`) ? mine : account)[name][key]]),
    )
  const isTyped = edited.some((field) => field.startsWith('typed.'))
  const shape = isTyped ? mine.shape : pick('shape')
  return {
    school: pick('school'),
    major: pick('major'),
    code: pick('code'),
    region: pick('region'),
    degree: pick('degree'),
    isHidden: pick('isHidden'),
    shape,
    units: group('units'),
    typed: shape === account.shape ? group('typed') : mine.typed,
  }
}
