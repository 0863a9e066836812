import { View } from '@tarojs/components'
import { cx } from '../cx'
import { Pressable } from './Pressable'
import './Segmented.scss'
import { arrows, ariaProps } from './target'

interface SegmentedProps<Key extends string> {
  items: readonly { key: Key; text: string }[]
  value: Key
  onChange: (key: Key) => void
  label: string
  className?: string | undefined
  testId?: string | undefined
}

/** Two to four views of the same thing, side by side. */
export function Segmented<Key extends string>(props: SegmentedProps<Key>) {
  const { items, value, onChange, label, className, testId } = props
  const active = items.findIndex(({ key }) => key === value)
  const move = (index: number): void => {
    const item = items[index]
    if (item) onChange(item.key)
  }
  return (
    <View
      className={cx('yt-segmented', className)}
      {...ariaProps({ role: 'radiogroup', label, testId })}
      {...arrows({ count: items.length, active, onMove: move, role: 'radio' })}
    >
      {items.map(({ key, text }, index) => (
        <Pressable
          key={key}
          role="radio"
          feedback="none"
          className={cx('yt-segmented__item', index === active && 'yt-segmented__item--on')}
          checked={index === active}
          tabIndex={index === Math.max(active, 0) ? 0 : -1}
          onPress={() => onChange(key)}
          testId={`segment-${key}`}
        >
          <View className="yt-segmented__face">{text}</View>
        </Pressable>
      ))}
    </View>
  )
}
