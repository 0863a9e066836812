import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { cx } from '../cx'
import './List.scss'
import { ariaProps } from '../controls/target'

interface ListProps {
  children: ReactNode
  /** Read out as the name of the list, and drawn above it when `title` is not hidden. */
  label?: string | undefined
  title?: string | undefined
  className?: string | undefined
  testId?: string | undefined
}

/** Cells on one surface with hairlines between them. */
export function List({ children, label, title, className, testId }: ListProps) {
  return (
    <View className={cx('yt-list', className)} {...ariaProps({ testId })}>
      {title ? <View className="yt-list__title">{title}</View> : null}
      <View className="yt-list__body" {...ariaProps({ role: 'group', label: label ?? title })}>
        {children}
      </View>
    </View>
  )
}
