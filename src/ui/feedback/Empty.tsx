import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Art, type ArtName } from '../media/Art'
import { Button } from '../controls/Button'
import { cx } from '../cx'
import './Empty.scss'
import { ariaProps } from '../controls/target'

interface EmptyProps {
  /** Why there is nothing. */
  title: string
  /** What to do about it. */
  hint?: string | undefined
  art?: ArtName | undefined
  /** The next step. */
  action?: { text: string; onPress: () => void } | undefined
  /** A second, quieter way on. */
  second?: { text: string; onPress: () => void } | undefined
  /** `small` for a part of a page. */
  size?: 'page' | 'small' | undefined
  children?: ReactNode
  className?: string | undefined
  testId?: string | undefined
}

/** A page or a part that holds nothing yet: says why and offers the next step. */
export function Empty(props: EmptyProps) {
  const { title, hint, art = 'empty', action, second, size = 'page', children, className, testId } = props
  return (
    <View
      className={cx('yt-empty', `yt-empty--${size}`, className)}
      {...ariaProps({ testId: testId ?? 'empty' })}
    >
      <Art name={art} />
      <View className="yt-empty__title">{title}</View>
      {hint ? <View className="yt-empty__hint">{hint}</View> : null}
      {children}
      {action ? (
        <Button className="yt-empty__action" onPress={action.onPress} testId="empty-action">
          {action.text}
        </Button>
      ) : null}
      {second ? (
        <Button kind="soft" className="yt-empty__action" onPress={second.onPress}>
          {second.text}
        </Button>
      ) : null}
    </View>
  )
}
