import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

/** Phones have one width. */
export const Wide = ({ children }: { readonly children: ReactNode }) => (
  <View className="sales">{children}</View>
)
