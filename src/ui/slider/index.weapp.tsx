import { Slider as NativeSlider } from '@tarojs/components'
import { facts } from '../target'
import type { SliderProps } from './types'

export type { SliderProps } from './types'

/** The native slider. */
export function Slider({ label, value, max, valueText, onChange, testId }: SliderProps) {
  return (
    <NativeSlider
      min={0}
      max={max}
      value={value}
      blockSize={16}
      onChange={({ detail }) => onChange(Number(detail.value))}
      {...facts({ label: `${label}，${valueText}`, testId })}
    />
  )
}
