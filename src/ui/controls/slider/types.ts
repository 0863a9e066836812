/** Props of the bare slider, which each target draws its own way. */
export interface SliderProps {
  /** Accessible name: "播放进度". */
  label: string
  /** From 0 to `max`, whole. */
  value: number
  max: number
  /** The value in words, for screen readers of browsers: "1 分 20 秒". */
  valueText: string
  /** Called once, when the finger lifts. */
  onChange: (value: number) => void
  testId?: string | undefined
}
