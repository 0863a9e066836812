/** Progress at a point: lessons of held courses that explain it, and how many are done. */
interface Learned {
  readonly lessons: number
  readonly done: number
}

/** How far a point is mastered, 0 to 1: the share of its lessons that is done; undefined while no course explains it. */
export const masteryOf = ({ lessons, done }: Learned): number | undefined =>
  lessons === 0 ? undefined : done / lessons

export type MasteryLevel = 'unknown' | 'new' | 'learning' | 'mastered'

export const masteryLevel = (learned: Learned): MasteryLevel => {
  const mastery = masteryOf(learned)
  if (mastery === undefined) return 'unknown'
  if (mastery === 0) return 'new'
  return mastery < 1 ? 'learning' : 'mastered'
}

/** How much a point deserves to be worked on: how often it is examined (1 to 3) times what is missing. */
export const weaknessOf = (point: Learned & { readonly weight: number }): number =>
  point.weight * (1 - (masteryOf(point) ?? 0))
