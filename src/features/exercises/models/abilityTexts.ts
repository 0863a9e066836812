import type { AttemptReport } from '@/contracts/exercise/attemptReport'

export type Ability = NonNullable<AttemptReport['ability']>

/** The scale on which abilities are told (T scores): 50 is the mean of all learners, ten a standard deviation. */
const MEAN = 50
const DEVIATION = 10
const LOWEST = 20
const HIGHEST = 80

/** An ability on the scale, whole and inside of it. */
export const scaled = (ability: number): number =>
  Math.round(Math.min(HIGHEST, Math.max(LOWEST, MEAN + DEVIATION * ability)))

/** Where a value of the scale stands on a line from its lowest to its highest, in percent. */
export const placeOf = (value: number): number => ((value - LOWEST) / (HIGHEST - LOWEST)) * 100

/** What an estimate says, in words. */
export const abilityText = ({ ability, band }: Ability): string =>
  `能力值 ${scaled(ability)}，九成把握在 ${scaled(band[0])} 到 ${scaled(band[1])} 之间；全体考生的平均是 ${MEAN}`

/** On how much it rests. */
export const abilityBasis = ({ answers }: Ability): string => `基于 ${answers} 道题的回答`
