import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import './Card.scss'
import { cx } from '../cx'
import { Pressable } from '../controls/Pressable'
import { ariaProps } from '../controls/target'

interface CardProps {
  children: ReactNode
  /** `none` for content that runs to the edge (lists, pictures). */
  padding?: 'm' | 'none' | undefined
  /** Makes the whole card pressable. */
  onPress?: (() => void) | undefined
  /** What pressing does, when the card's own text is too long to be its name. */
  label?: string | undefined
  className?: string | undefined
  testId?: string | undefined
}

/** A raised surface that holds one thing. */
export function Card({ children, padding = 'm', onPress, label, className, testId }: CardProps) {
  const name = cx('yt-card', padding === 'm' && 'yt-card--pad', className)
  if (!onPress) {
    return (
      <View className={name} {...ariaProps({ testId })}>
        {children}
      </View>
    )
  }
  return (
    <Pressable
      className={cx(name, 'yt-card--press')}
      feedback="none"
      onPress={onPress}
      label={label}
      testId={testId}
    >
      {children}
    </Pressable>
  )
}
