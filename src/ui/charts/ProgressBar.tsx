import { View } from '@tarojs/components'
import { cx } from '../cx'
import './ProgressBar.scss'
import { ariaProps } from '../controls/target'

/** Common props of progress bar and ring. */
export interface ProgressProps {
  /** From 0 to 1; clamped. */
  value: number
  /** Accessible name: "今日任务". */
  label: string
  tone?: 'brand' | 'success' | 'accent' | 'danger' | undefined
  className?: string | undefined
  testId?: string | undefined
}

/** A value between 0 and 1. */
export const clampShare = (value: number): number => (value > 0 ? Math.min(1, value) : 0)

/** How far something is, as a bar. */
export function ProgressBar({ value, label, tone = 'brand', className, testId }: ProgressProps) {
  const percent = Math.round(clampShare(value) * 100)
  return (
    <View
      className={cx('yt-progress', `yt-progress--${tone}`, className)}
      {...ariaProps({ role: 'progressbar', label, now: percent, min: 0, max: 100, testId })}
    >
      <View className="yt-progress__fill" style={{ width: `${percent}%` }} />
    </View>
  )
}
