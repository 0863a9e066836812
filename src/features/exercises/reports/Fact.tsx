import { View } from '@tarojs/components'
import '../exercises.scss'

/** One of several things to know, with a mark before it that keeps it apart from the next. */
export function Fact({ text }: { readonly text: string }) {
  return (
    <View className="exercise__note exercise__fact">
      <View className="yt-grow">{text}</View>
    </View>
  )
}
