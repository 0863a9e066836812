import { View } from '@tarojs/components'
import { Badge } from '../feedback/Badge'
import { cx } from '../cx'
import { Icon } from '../Icon'
import type { IconName } from '../icons/names'
import { Pressable } from '../controls/Pressable'
import './TabBar.scss'
import { ariaProps } from '../controls/target'

/** One tab of the bar. */
export interface TabBarItem {
  key: string
  text: string
  icon: IconName
  /** A number, or true for a plain dot. */
  badge?: number | boolean | undefined
}

interface TabBarProps {
  items: readonly TabBarItem[]
  active: string
  onChange: (key: string) => void
  className?: string | undefined
}

/** The bar at the bottom of the four main H5 pages. The mini-program has its own. */
export function TabBar({ items, active, onChange, className }: TabBarProps) {
  return (
    <View className={cx('yt-tab-bar', className)} {...ariaProps({ role: 'navigation', label: '主导航' })}>
      {items.map(({ key, text, icon, badge }) => (
        <Pressable
          key={key}
          role="link"
          className={cx('yt-tab-bar__item', key === active && 'yt-tab-bar__item--on')}
          current={key === active ? 'page' : undefined}
          onPress={() => onChange(key)}
          testId={`tab-${key}`}
        >
          <Badge value={badge}>
            <Icon name={icon} className="yt-tab-bar__icon" />
          </Badge>
          <View className="yt-tab-bar__text">{text}</View>
        </Pressable>
      ))}
    </View>
  )
}
