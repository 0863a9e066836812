import { useEffect, useRef } from 'react'
import { View } from '@tarojs/components'
import { cx } from '../../cx'
import type { ScrollRowProps } from '../../controls/target'
import './scrollRow.scss'

/** A row that scrolls sideways and brings its active child to the middle, without moving the page. */
export function ScrollRow({ className, activeId, children }: ScrollRowProps) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const box = row.current
    const child = activeId ? document.getElementById(activeId) : null
    if (!box || !child) return
    const left = child.offsetLeft - (box.clientWidth - child.offsetWidth) / 2
    // jsdom and old browsers have no smooth scrolling by options.
    if (typeof box.scrollTo === 'function') box.scrollTo({ left, behavior: 'smooth' })
    else box.scrollLeft = left
  }, [activeId])
  return (
    <View className={cx('yt-scroll-row', className)} ref={row}>
      {children}
    </View>
  )
}
