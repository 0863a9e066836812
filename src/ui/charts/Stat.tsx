import { View } from '@tarojs/components'
import { cx } from '../cx'
import './Stat.scss'
import { ariaProps } from '../controls/target'

interface StatProps {
  label: string
  value: string | number
  unit?: string | undefined
  /** How it changed, in words: "比上周多 5%". */
  change?: string | undefined
  trend?: 'up' | 'down' | 'flat' | undefined
  size?: 'm' | 'l' | undefined
  className?: string | undefined
  testId?: string | undefined
}

/** One number with its name. */
export function Stat({
  label,
  value,
  unit,
  change,
  trend = 'flat',
  size = 'm',
  className,
  testId,
}: StatProps) {
  return (
    <View className={cx('yt-stat', `yt-stat--${size}`, className)} {...ariaProps({ testId })}>
      <View className="yt-stat__value">
        {value}
        {unit ? <View className="yt-stat__unit">{unit}</View> : null}
      </View>
      <View className="yt-stat__label">{label}</View>
      {change ? <View className={cx('yt-stat__change', `yt-stat__change--${trend}`)}>{change}</View> : null}
    </View>
  )
}
