import { useState } from 'react'
import './slider.scss'
import type { SliderProps } from './types'

export type { SliderProps } from './types'

/** An HTML range, with the keyboard and screen reader support of browsers. Ignores outside changes while it is held. */
export function Slider({ label, value, max, valueText, onChange, testId }: SliderProps) {
  const [held, setHeld] = useState<number>()
  const letGo = (): void => {
    if (held === undefined) return
    setHeld(undefined)
    onChange(held)
  }
  return (
    <input
      className="yt-slider"
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      data-testid={testId}
      min={0}
      max={max}
      value={held ?? value}
      onChange={(event) => setHeld(Number(event.target.value))}
      onPointerUp={letGo}
      onTouchEnd={letGo}
      onKeyUp={letGo}
      onBlur={letGo}
    />
  )
}
