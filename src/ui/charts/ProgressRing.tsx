import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { cx } from '../cx'
import { clampShare, type ProgressProps } from './ProgressBar'
import './ProgressRing.scss'
import { ariaProps } from '../controls/target'

interface RingProps extends ProgressProps {
  size?: 's' | 'm' | 'l' | undefined
  /** Content in the middle; the percentage by default. */
  children?: ReactNode
}

/** How far something is, as a ring. */
export function ProgressRing({
  value,
  label,
  tone = 'brand',
  size = 'm',
  children,
  className,
  testId,
}: RingProps) {
  const share = clampShare(value)
  const percent = Math.round(share * 100)
  const turn = `rotate(${(share * 360).toFixed(1)}deg)`
  return (
    <View
      className={cx('yt-ring', `yt-ring--${size}`, `yt-ring--${tone}`, className)}
      {...ariaProps({ role: 'progressbar', label, now: percent, min: 0, max: 100, testId })}
    >
      <View className="yt-ring__track" style={{ '--turn': `${(share * 360).toFixed(1)}deg` } as object} />
      {share > 0 ? <View className="yt-ring__cap" /> : null}
      {share > 0 ? <View className="yt-ring__cap" style={{ transform: turn }} /> : null}
      <View className="yt-ring__middle">
        {children ?? <View className="yt-ring__percent">{percent}%</View>}
      </View>
    </View>
  )
}
