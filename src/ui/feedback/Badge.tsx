import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import './Badge.scss'
import { cx } from '../cx'
import { ariaProps } from '../controls/target'

interface BadgeProps {
  /** A number (99+ beyond 99, nothing at 0), or true for a plain dot. */
  value?: number | boolean | undefined
  /** What the number counts, for screen readers: "3 条未读". */
  label?: string | undefined
  children?: ReactNode
}

/** A count or a dot on the corner of its child, or by itself. */
export function Badge({ value, label, children }: BadgeProps) {
  const dot = value === true
  const text = typeof value === 'number' && value > 0 ? (value > 99 ? '99+' : String(value)) : ''
  const mark =
    dot || text ? (
      <View
        className={cx('yt-badge__mark', dot && 'yt-badge__mark--dot')}
        {...ariaProps(dot && !label ? { hidden: true } : { role: label ? 'img' : undefined, label })}
      >
        {text}
      </View>
    ) : null
  if (children === undefined) return mark
  return (
    <View className="yt-badge">
      {children}
      {mark}
    </View>
  )
}
