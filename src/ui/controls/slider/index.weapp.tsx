import { Slider as NativeSlider } from '@tarojs/components'
import { ariaProps } from '../target'
import type { SliderProps } from './types'

export type { SliderProps } from './types'

/** The native slider. It says its value itself: in its label it would cross the bridge again with every second of a recording. */
export function Slider({ label, value, max, onChange, testId }: SliderProps) {
  return (
    <NativeSlider
      min={0}
      max={max}
      value={value}
      blockSize={16}
      onChange={({ detail }) => onChange(Number(detail.value))}
      {...ariaProps({ label, testId })}
    />
  )
}
