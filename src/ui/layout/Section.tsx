import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { Pressable } from '../controls/Pressable'
import './Section.scss'
import { ariaProps } from '../controls/target'

interface SectionProps {
  title: string
  note?: string | undefined
  /** A way to the whole: text and what it does. */
  more?: { text: string; onPress: () => void } | undefined
  children: ReactNode
  className?: string | undefined
  testId?: string | undefined
}

/** A titled part of a page. */
export function Section({ title, note, more, children, className, testId }: SectionProps) {
  return (
    <View className={cx('yt-section', className)} {...ariaProps({ testId })}>
      <View className="yt-section__head">
        <View className="yt-grow">
          <View className="yt-section__title" {...ariaProps({ role: 'heading', level: 2 })}>
            {title}
          </View>
          {note ? <View className="yt-section__note">{note}</View> : null}
        </View>
        {more ? (
          <Pressable
            className="yt-section__more"
            role="link"
            label={`${title}：${more.text}`}
            onPress={more.onPress}
          >
            {more.text}
            <Icon name="next" />
          </Pressable>
        ) : null}
      </View>
      {children}
    </View>
  )
}
