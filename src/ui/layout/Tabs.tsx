import { useId } from 'react'
import { View } from '@tarojs/components'
import { Badge } from '../feedback/Badge'
import { cx } from '../cx'
import { Pressable } from '../controls/Pressable'
import { ScrollRow } from './scrollRow'
import './Tabs.scss'
import { arrows, ariaProps } from '../controls/target'

/** One tab. */
export interface TabItem<Key extends string = string> {
  key: Key
  text: string
  badge?: number | boolean | undefined
  disabled?: boolean | undefined
}

interface TabsProps<Key extends string> {
  items: readonly TabItem<Key>[]
  active: Key
  onChange: (key: Key) => void
  /** What the tabs choose between, for screen readers. */
  label: string
  /** Stays at the top while the page scrolls; `--sticky-top` moves it below a bar. */
  sticky?: boolean | undefined
  /** `fill` shares the width, `scroll` lets long rows scroll; by default more than four scroll. */
  layout?: 'fill' | 'scroll' | undefined
  /** `promo` is for landing pages: larger, filled, in the page's own theme. */
  look?: 'line' | 'promo' | undefined
  /** The id of the element that the tabs show, if there is one. */
  panelId?: string | undefined
  className?: string | undefined
  testId?: string | undefined
}

/** A row of tabs with an underline; arrow keys walk it. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { items, active, onChange, label, sticky, look = 'line', panelId, className, testId } = props
  const layout = props.layout ?? (items.length > 4 ? 'scroll' : 'fill')
  const prefix = `yt${useId().replace(/:/g, '')}`
  const activeIndex = items.findIndex(({ key }) => key === active)
  const move = (index: number): void => {
    const item = items[index]
    if (item && !item.disabled) onChange(item.key)
  }
  const walk = arrows({ count: items.length, active: activeIndex, onMove: move, role: 'tab' })
  return (
    <View
      className={cx(
        'yt-tabs',
        `yt-tabs--${layout}`,
        `yt-tabs--${look}`,
        sticky && 'yt-tabs--sticky',
        className,
      )}
    >
      <ScrollRow activeId={activeIndex >= 0 ? `${prefix}-${activeIndex}` : undefined}>
        <View className="yt-tabs__row" {...ariaProps({ role: 'tablist', label, testId })} {...walk}>
          {items.map(({ key, text, badge, disabled }, index) => (
            <Pressable
              key={key}
              id={`${prefix}-${index}`}
              role="tab"
              feedback="none"
              selected={key === active}
              disabled={disabled}
              controls={panelId}
              tabIndex={index === Math.max(activeIndex, 0) ? 0 : -1}
              className={cx('yt-tabs__item', key === active && 'yt-tabs__item--on')}
              onPress={() => move(index)}
              testId={`tab-${key}`}
            >
              <Badge value={badge}>
                <View className="yt-tabs__text">{text}</View>
              </Badge>
            </Pressable>
          ))}
        </View>
      </ScrollRow>
    </View>
  )
}
