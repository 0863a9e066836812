/** The ranks of scores that come best first, `first` being the rank of the first: equal ones share a rank, the next follows without a gap. */
export const denseRanks = (first: number, scores: readonly number[]): number[] => {
  let rank = first
  return scores.map((score, at) => {
    if (at > 0 && score !== scores[at - 1]) rank += 1
    return rank
  })
}
