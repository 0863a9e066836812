/** Figures of a programme in one year of entry; null where nothing was published. */
export interface ProgrammeYear {
  readonly year: number
  /** Official line of the programme for the retest. */
  readonly line: number | null
  /** Lowest first-exam total on the list: of all listed, or of the admitted where only they are listed. */
  readonly low: number | null
  readonly mean: number | null
  readonly high: number | null
  /** Standard deviation of the admitted; estimated from quartiles where only they are known. */
  readonly sd: number | null
  readonly listed: number | null
  readonly admitted: number | null
  readonly applicants: number | null
  /** `admitted`: the list shows no rejected candidate, so no pass rate follows from it. */
  readonly listType: 'full' | 'admitted' | null
}
