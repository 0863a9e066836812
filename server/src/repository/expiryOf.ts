interface Validity {
  readonly validDays: number | null
  readonly validUntil: number | null
}

const DAY = 86_400_000

/** When goods granted at a moment end: a fixed date rules, else days from the grant, else never. */
export const expiryOf = ({ validDays, validUntil }: Validity, grantedAt: number): number | null => {
  if (validUntil !== null) return validUntil
  return validDays === null ? null : grantedAt + validDays * DAY
}

/** Whether goods granted now would be over already: they are neither sold nor given. */
export const isOver = ({ validUntil }: Pick<Validity, 'validUntil'>, now: number): boolean =>
  validUntil !== null && validUntil <= now
