import { ScrollView } from '@tarojs/components'
import { cx } from '../../cx'
import type { ScrollRowProps } from '../../controls/target'
import './scrollRow.scss'

/** A row that scrolls sideways and keeps its active child in sight. */
export function ScrollRow({ className, activeId, children }: ScrollRowProps) {
  return (
    <ScrollView
      className={cx('yt-scroll-row', className)}
      scrollX
      enhanced
      enableFlex
      showScrollbar={false}
      scrollWithAnimation
      {...(activeId && { scrollIntoView: activeId })}
    >
      {children}
    </ScrollView>
  )
}
