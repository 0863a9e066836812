import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useStores } from '@/stores/useStores'
import { Segmented } from '@/ui/controls/Segmented'
import './TextSizeChoice.scss'

/** What the sizes are called, from the normal one up. */
const NAMES = ['标准', '大', '特大']

/** Chooses how large text is; nothing where the system's setting rules. */
export const TextSizeChoice = observer(function TextSizeChoice() {
  const { textSize } = useStores()
  if (textSize.sizes.length === 0) return null
  return (
    <View className="text-size">
      <View className="text-size__title">字号</View>
      <Segmented
        label="字号"
        items={textSize.sizes.map((size, at) => ({ key: String(size), text: NAMES[at] ?? String(size) }))}
        value={String(textSize.chosen)}
        onChange={(size) => textSize.choose(Number(size))}
        testId="text-size"
      />
      <View className="text-size__note">马上生效，记在这台设备上</View>
    </View>
  )
})
