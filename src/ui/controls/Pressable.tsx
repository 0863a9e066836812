import type { CSSProperties, ReactNode } from 'react'
import { View } from '@tarojs/components'
import { cx } from '../cx'
import { press, type PressFacts } from './target'

/** Props of everything that can be pressed; aria facts (checked, selected, expanded …) pass through. */
export interface PressableProps extends PressFacts {
  /** `fade` dims, `row` tints the surface (for cells), `none` leaves the look to the caller. */
  feedback?: 'fade' | 'row' | 'none' | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
  children?: ReactNode
}

/** The one way to make something pressable: role, focus, Enter and Space, pressed look, really disabled, 44 px at least. */
export function Pressable({ feedback = 'fade', className, style, children, ...ariaProps }: PressableProps) {
  const name = cx(
    'yt-pressable',
    feedback !== 'none' && `yt-pressable--${feedback}`,
    ariaProps.disabled && 'yt-pressable--disabled',
    className,
  )
  return (
    <View className={name} {...(style && { style })} {...press(ariaProps)}>
      {children}
    </View>
  )
}
