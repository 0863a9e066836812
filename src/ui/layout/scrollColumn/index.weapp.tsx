import { ScrollView } from '@tarojs/components'
import { cx } from '../../cx'
import type { ScrollColumnProps } from './types'
import './scrollColumn.scss'

/** A column that scrolls by itself; the client scrolls it without asking the script. */
export function ScrollColumn({ className, onScroll, children }: ScrollColumnProps) {
  return (
    <ScrollView
      className={cx('yt-scroll-column', className)}
      scrollY
      enhanced
      showScrollbar={false}
      onScroll={({ detail }) => onScroll(detail.scrollTop)}
    >
      {children}
    </ScrollView>
  )
}
