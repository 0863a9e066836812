import { View } from '@tarojs/components'
import { ChartFrame } from '@/ui/ChartFrame'
import { abilityBasis, abilityText, placeOf, scaled, type Ability } from '../models/abilityTexts'
import './AbilityBand.scss'

/** Fewer answers are not worth a judgement. */
const FEWEST = 5

/** An ability on its scale, with how far it may be off. */
export function AbilityBand({ ability }: { readonly ability: Ability }) {
  const value = scaled(ability.ability)
  const [low, high] = [placeOf(scaled(ability.band[0])), placeOf(scaled(ability.band[1]))]
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
        <View className="ability-band__point" style={{ left: `${placeOf(value)}%` }} />
      </View>
      <View className="ability-band__ends">
        <View>20</View>
        <View>平均 50</View>
        <View>80</View>
      </View>
    </ChartFrame>
  )
}
