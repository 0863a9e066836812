import { View } from '@tarojs/components'
import './Avatar.scss'
import { cx } from '../cx'
import { Picture } from './Picture'
import { ariaProps } from '../controls/target'

interface AvatarProps {
  /** Whose it is; without a picture its first character stands in. */
  name: string
  src?: string | undefined
  size?: 's' | 'm' | 'l' | undefined
  className?: string | undefined
}

/** A person's picture or initial, round. */
export function Avatar({ name, src, size = 'm', className }: AvatarProps) {
  const box = cx('yt-avatar', `yt-avatar--${size}`, className)
  if (src) {
    return (
      <View className={box}>
        <Picture src={src} alt={`${name}的头像`} />
      </View>
    )
  }
  return (
    <View className={box} {...ariaProps({ role: 'img', label: `${name}的头像` })}>
      {Array.from(name.trim())[0] ?? '研'}
    </View>
  )
}
