import { View } from '@tarojs/components'
import { Button } from '@/ui/controls/Button'
import { FootBar } from '@/ui/layout/FootBar'
import './admission.scss'

interface ChoiceFootProps {
  readonly count: number
  readonly unit: string
  readonly most: number
  readonly onClear: () => void
  readonly onDone: () => void
}

/** The bar of a picker: how many are chosen, empty it, hand the choice over. */
export function ChoiceFoot({ count, unit, most, onClear, onDone }: ChoiceFootProps) {
  return (
    <FootBar>
      <View className="admission-foot">
        <View className="admission-foot__count">{`已选 ${count}/${most} ${unit}`}</View>
        <Button kind="ghost" disabled={count === 0} onPress={onClear} testId="choice-clear">
          清空
        </Button>
        <Button disabled={count === 0} onPress={onDone} testId="choice-done">
          确定
        </Button>
      </View>
    </FootBar>
  )
}
