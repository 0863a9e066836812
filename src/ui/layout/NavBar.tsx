import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { cx } from '../cx'
import { Icon } from '../Icon'
import './NavBar.scss'
import { Pressable } from '../controls/Pressable'
import { ariaProps } from '../controls/target'

interface NavBarProps {
  title: string
  /** Shows the back button. */
  onBack?: (() => void) | undefined
  right?: ReactNode
  /** `clear` lies over a picture at the top of the page: no surface, light text. */
  look?: 'solid' | 'clear' | undefined
  className?: string | undefined
}

/** The bar at the top of an H5 page. The mini-program has its own. */
export function NavBar({ title, onBack, right, look = 'solid', className }: NavBarProps) {
  return (
    <View className={cx('yt-nav-bar', `yt-nav-bar--${look}`, className)} {...ariaProps({ role: 'banner' })}>
      <View className="yt-nav-bar__row">
        <View className="yt-nav-bar__side">
          {onBack ? (
            <Pressable className="yt-nav-bar__back" label="返回" onPress={onBack} testId="nav-back">
              <Icon name="back" />
            </Pressable>
          ) : null}
        </View>
        <View className="yt-nav-bar__title" {...ariaProps({ role: 'heading', level: 1 })}>
          {title}
        </View>
        <View className="yt-nav-bar__side yt-nav-bar__side--end">{right}</View>
      </View>
    </View>
  )
}
