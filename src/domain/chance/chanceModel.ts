/** Parameters of the admission model, with the data and the date of their fit. */
export const chanceModel = {
  fittedOn: '2026-11-26',
  fittedTo: 'CPEER，2020–2023 年，59 所院校',
  /** Mean and spread of a programme's line above the national line: engineering at 双一流 schools. */
  pool: { base: 33, top: 27, regionB: -23, spread: 24 },
  /** Weight of a programme's own record against the pool. */
  ownWeight: { oneYear: 0.5, twoYears: 0.6, twoYearsOld: 0.4 },
  /** Weight of each older list beside the next newer one: 0 takes the newest alone, which fitted best. */
  memory: 0,
  /** Variance of next year's line for a record of n admitted: `between` + `sampling` / n. */
  lineVariance: { between: 413, sampling: 333 },
  officialSpread: 18,
  basicLineSpread: 9,
  /** Added to the variance while the national line of the target year is not published. */
  unpublishedVariance: 55,
  fewestAdmitted: 5,
  /** Admission of a listed candidate before the list is out: logistic(a + b z). */
  admission: { a: 0.3, b: 0.58, usualSd: 21, priorRows: 5, bandLogit: 1.15, zMin: -1, zMax: 4 },
  /** The same once the list is published, with the number of places and without it. */
  listed: { a: 0.19, z: 1.76, places: 1.35, bandShare: 0.1, zClip: 3, shareMin: 0.02, shareMax: 0.98 },
  listedWithoutPlaces: { a: 1.78, z: 1.6, bandLogit: 0.85 },
} as const

type Widened<T> = {
  readonly [K in keyof T]: T[K] extends number ? number : T[K] extends string ? string : Widened<T[K]>
}

/** Parameters of one fit: those above, or a refit that `npm run bench:chance` tries. */
export type ChanceModel = Widened<typeof chanceModel>
