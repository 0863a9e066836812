import { View } from '@tarojs/components'
import { cx } from '../cx'
import './Spinner.scss'
import { ariaProps } from '../controls/target'

interface SpinnerProps {
  /** Said to screen readers; without it the spinner is decoration of something that says it is busy. */
  label?: string | undefined
  size?: 's' | 'm' | 'l' | undefined
  className?: string | undefined
}

/** A turning ring in the current colour. */
export function Spinner({ label, size = 'm', className }: SpinnerProps) {
  const said = label ? ariaProps({ role: 'status', label }) : ariaProps({ hidden: true })
  return <View className={cx('yt-spinner', `yt-spinner--${size}`, className)} {...said} />
}
