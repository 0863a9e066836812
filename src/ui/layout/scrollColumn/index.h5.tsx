import type { UIEvent } from 'react'
import { View } from '@tarojs/components'
import { cx } from '../../cx'
import { ariaProps } from '../../controls/target'
import type { ScrollColumnProps } from './types'
import './scrollColumn.scss'

/** A column that scrolls by itself, whatever the page around it does. */
export function ScrollColumn({ className, onScroll, label, children }: ScrollColumnProps) {
  const scrolled = { onScroll: (event: UIEvent<HTMLElement>) => onScroll(event.currentTarget.scrollTop) }
  return (
    <View
      className={cx('yt-scroll-column', 'yt-focus', className)}
      {...ariaProps({ role: 'list', label, tabIndex: 0 })}
      {...scrolled}
    >
      {children}
    </View>
  )
}
