import type { ReactNode } from 'react'
import { View } from '@tarojs/components'

/**
 * A place of its own for what comes and goes among others, without a box in the layout. In the mini-program Taro sends all
 * siblings of what comes or goes: here it has none.
 */
export function Slot({ children }: { readonly children: ReactNode }) {
  return <View className="yt-slot">{children}</View>
}
