import { View } from '@tarojs/components'
import { abilityScale, scaledAbility } from '@/domain/ability/scaledAbility'
import { ChartFrame } from '@/ui/charts/ChartFrame'
import { abilityBasis, abilityText, type Ability } from '../ability/abilityTexts'
import './AbilityBand.scss'

/** Minimum number of answers for a judgement. */
const FEWEST = 5

/** An ability on its scale, with how far it may be off. */
export function AbilityBand({ ability }: { readonly ability: Ability }) {
  const { value, place } = scaledAbility(ability.ability)
  const [low, high] = [scaledAbility(ability.band[0]).place, scaledAbility(ability.band[1]).place]
  return (
    <ChartFrame
      says={abilityText(ability)}
      basis={abilityBasis(ability)}
      isThin={ability.answers < FEWEST}
      testId="ability-band"
    >
      <View className="ability-band__value">{value}</View>
      <View className="ability-band__line">
        <View className="ability-band__range" style={{ left: `${low}%`, width: `${high - low}%` }} />
        <View className="ability-band__mean" />
        <View className="ability-band__point" style={{ left: `${place}%` }} />
      </View>
      <View className="ability-band__ends">
        <View>20</View>
        <View>{`中等 ${abilityScale.mean}`}</View>
        <View>80</View>
      </View>
    </ChartFrame>
  )
}
