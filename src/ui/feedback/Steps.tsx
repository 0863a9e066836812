import { View } from '@tarojs/components'
import { cx } from '../cx'
import { Icon } from '../Icon'
import './Steps.scss'
import { ariaProps } from '../controls/target'

interface StepsProps {
  items: readonly { key: string; text: string; note?: string | undefined }[]
  /** The index of the step that is under way; the number of items when all are done. */
  current: number
  label: string
  direction?: 'row' | 'column' | undefined
  className?: string | undefined
}

/** Steps of a process, with the current one. */
export function Steps({ items, current, label, direction = 'row', className }: StepsProps) {
  return (
    <View
      className={cx('yt-steps', `yt-steps--${direction}`, className)}
      {...ariaProps({ role: 'list', label })}
    >
      {items.map(({ key, text, note }, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'later'
        return (
          <View
            key={key}
            className={cx('yt-steps__item', `yt-steps__item--${state}`)}
            {...ariaProps({ role: 'listitem', current: state === 'now' ? 'step' : undefined })}
          >
            <View className="yt-steps__dot">
              {state === 'done' ? <Icon name="check" label="已完成" /> : <View>{index + 1}</View>}
            </View>
            <View className="yt-steps__main">
              <View className="yt-steps__text">{text}</View>
              {note ? <View className="yt-steps__note">{note}</View> : null}
            </View>
          </View>
        )
      })}
    </View>
  )
}
