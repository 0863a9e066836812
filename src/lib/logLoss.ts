/** No forecast is so sure that one surprise would outweigh everything else. */
const CLOSEST = 1e-6

/** How bad a forecast was in the light of what happened: its log loss, 0 for a sure one that came true. */
export const logLoss = (chance: number, happened: boolean): number => {
  const sober = Math.min(Math.max(chance, CLOSEST), 1 - CLOSEST)
  return -Math.log(happened ? sober : 1 - sober)
}
