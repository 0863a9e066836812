/** The scale of displayed abilities (T scores): 50 is the mean of all learners, ten a standard deviation. */
export const abilityScale = { mean: 50, deviation: 10, lowest: 20, highest: 80 } as const

/** An ability on the scale, rounded and clamped, and its position between lowest and highest, in percent. */
export const scaledAbility = (ability: number): { readonly value: number; readonly place: number } => {
  const { mean, deviation, lowest, highest } = abilityScale
  const value = Math.round(Math.min(highest, Math.max(lowest, mean + deviation * ability)))
  return { value, place: ((value - lowest) / (highest - lowest)) * 100 }
}
