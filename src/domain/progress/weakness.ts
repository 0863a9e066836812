/** One-sided 90 %: that a share is larger is taken for unlikely. */
const Z = 1.2816

/** How far a point is mastered, 0 to 1, by how many answers; null while they are too few. */
export interface MasteryEvidence {
  readonly mastery: number | null
  readonly answers: number
  readonly level: 'unknown' | 'weak' | 'learning' | 'mastered'
}

/**
 * The upper end of Wilson's interval (1927) of a share: few answers leave much room above it, so a point that was missed twice
 * is less surely weak than one that was missed ten times.
 */
export const upperShare = (share: number, answers: number): number => {
  const z2 = Z * Z
  const spread = Z * Math.sqrt((share * (1 - share)) / answers + z2 / (4 * answers * answers))
  return (share + z2 / (2 * answers) + spread) / (1 + z2 / answers)
}

/** The points that are known not to be mastered, the surest weak one first: the one order of weakness of every page and report. */
export const weakestFirst = <P>(points: readonly P[], evidenceOf: (point: P) => MasteryEvidence): P[] =>
  points
    .flatMap((point) => {
      const { mastery, answers, level } = evidenceOf(point)
      return mastery === null || level === 'mastered' ? [] : { point, upper: upperShare(mastery, answers) }
    })
    .sort((one, other) => one.upper - other.upper)
    .map(({ point }) => point)
