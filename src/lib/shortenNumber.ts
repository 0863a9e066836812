const THOUSAND = 1000
const TEN_THOUSAND = 10_000

/** One decimal, rounded down so that a number never looks larger than it is; a trailing .0 is left out. */
const oneDecimal = (value: number): string => String(Math.floor(value * 10) / 10)

/** Seed §5: under 1000 unchanged, under 10000 in thousands with `k`, otherwise in ten-thousands with `w`. */
export const shortenNumber = (value: number): string => {
  if (value < THOUSAND) return String(value)
  if (value < TEN_THOUSAND) return `${oneDecimal(value / THOUSAND)}k`
  return `${oneDecimal(value / TEN_THOUSAND)}w`
}
