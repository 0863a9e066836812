/** The ranks of results that come best first, `first` being the rank of the first: equal ones share a rank, the next follows without a gap. */
export const denseRanks = (first: number, results: readonly (number | string)[]): number[] => {
  let rank = first
  return results.map((result, at) => {
    if (at > 0 && result !== results[at - 1]) rank += 1
    return rank
  })
}
