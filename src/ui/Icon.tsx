import { View } from '@tarojs/components'
import { cx } from './cx'
import type { IconName } from './icons/names'
import { ariaProps } from './controls/target'

interface IconProps {
  /** Of the shared sheet, or `x-…` of a sheet that the feature imports itself. */
  name: IconName | `x-${string}`
  /** Says what the icon means where no text beside it does; without it screen readers pass over it. */
  label?: string | undefined
  className?: string | undefined
}

/** An icon in the current colour, 1.25 em unless the style says otherwise. */
export function Icon({ name, label, className }: IconProps) {
  const said = label ? ariaProps({ role: 'img', label }) : ariaProps({ hidden: true })
  return <View className={cx('yt-icon', `yt-icon--${name}`, className)} {...said} />
}
