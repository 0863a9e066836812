import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { cx } from '../cx'
import './Tag.scss'
import { ariaProps } from '../controls/target'

interface TagProps {
  children: ReactNode
  tone?: 'plain' | 'brand' | 'accent' | 'gold' | 'success' | 'warning' | 'danger' | undefined
  className?: string | undefined
  testId?: string | undefined
}

/** A short mark on something: its kind or its state. */
export function Tag({ children, tone = 'plain', className, testId }: TagProps) {
  return (
    <View className={cx('yt-tag', `yt-tag--${tone}`, className)} {...ariaProps({ testId })}>
      {children}
    </View>
  )
}
