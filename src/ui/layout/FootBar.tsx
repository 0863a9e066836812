import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { cx } from '../cx'
import './FootBar.scss'

interface FootBarProps {
  children: ReactNode
  className?: string | undefined
}

/** The bar at the foot of a page with its main actions; the page leaves 96 px and the safe area below its content. */
export function FootBar({ children, className }: FootBarProps) {
  return <View className={cx('yt-foot-bar', className)}>{children}</View>
}
