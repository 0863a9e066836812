import { useEffect, useRef, useState, type UIEvent } from 'react'
import { View } from '@tarojs/components'
import { useIsPageShown } from '../../pageShown'
import { ariaProps } from '../../controls/target'
import type { SlidesProps } from './types'

/** Scroll snapping by the browser: swiping costs no script, and the arrow keys scroll it once it has the focus. */
export function Slides({ slides, label, index, onIndex, stayMs }: SlidesProps) {
  const box = useRef<HTMLElement>(null)
  const [held, setHeld] = useState(false)
  const isShown = useIsPageShown()
  useEffect(() => {
    const calm = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!stayMs || !isShown || held || calm || slides.length < 2) return undefined
    const timer = setInterval(() => {
      const element = box.current
      if (!element) return
      // Let the scroll event set the index, so that the dots never run ahead and back.
      const next = (index + 1) % slides.length
      element.scrollTo({ left: next * element.clientWidth, behavior: 'smooth' })
    }, stayMs)
    return () => clearInterval(timer)
  }, [index, stayMs, held, isShown, slides.length])
  const onScroll = (event: UIEvent<HTMLElement>): void => {
    const { scrollLeft, clientWidth } = event.currentTarget
    const at = clientWidth ? Math.round(scrollLeft / clientWidth) : 0
    if (at !== index && Math.abs(scrollLeft / clientWidth - at) < 0.1) onIndex(at)
  }
  const hold = { onMouseEnter: () => setHeld(true), onMouseLeave: () => setHeld(false) }
  const touch = { onTouchStart: () => setHeld(true), onTouchEnd: () => setHeld(false) }
  const focus = { onFocus: () => setHeld(true), onBlur: () => setHeld(false) }
  return (
    <View
      className="yt-carousel__track yt-focus"
      ref={box}
      {...ariaProps({ role: 'group', label, tabIndex: 0 })}
      {...{ onScroll, ...hold, ...touch, ...focus }}
    >
      {slides.map(({ key, content }) => (
        <View key={key} className="yt-carousel__slide">
          {content}
        </View>
      ))}
    </View>
  )
}
