import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import { abilityScale, scaledAbility } from '@/domain/ability/scaledAbility'

export type Ability = NonNullable<AttemptReport['ability']>

/** An ability on the scale, whole and inside of it. */
export const scaled = (ability: number): number => scaledAbility(ability).value

/** An ability estimate in words. */
export const abilityText = ({ ability, band }: Ability): string =>
  `能力值 ${scaled(ability)}，大概率在 ${scaled(band[0])}–${scaled(band[1])} 之间（${abilityScale.mean} 为中等水平）`

/** On how much it rests. */
export const abilityBasis = ({ answers }: Ability): string => `基于 ${answers} 道题的回答`
