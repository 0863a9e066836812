import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './wide.scss'

/** Gives a page of staff the whole width of a desktop, where the product is a phone-wide column. */
export const Wide = ({ children }: { readonly children: ReactNode }) => (
  <View className="sales sales-wide">{children}</View>
)
