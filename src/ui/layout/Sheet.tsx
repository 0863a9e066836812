import { useId, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { Pressable } from '../controls/Pressable'
import './Sheet.scss'
import { ariaProps, maskProps, useModal } from '../controls/target'
import { usePresence } from '../usePresence'

interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  /** The title is read out but not drawn. */
  hideTitle?: boolean | undefined
  children: ReactNode
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode
  /** `tall` takes most of the screen from the start (pickers, long lists). */
  height?: 'auto' | 'tall' | undefined
  className?: string | undefined
  testId?: string | undefined
}

/** A panel that comes up from the bottom; Escape, the cross and the shade close it. */
export function Sheet({
  open,
  onClose,
  title,
  hideTitle,
  children,
  footer,
  height = 'auto',
  className,
  testId,
}: SheetProps) {
  const { mounted, leaving } = usePresence(open)
  const layer = useModal(open, onClose)
  const titleId = `yt${useId().replace(/:/g, '')}`
  if (!mounted) return null
  return (
    <View className={cx('yt-sheet', leaving && 'yt-sheet--leaving', className)}>
      <View className="yt-sheet__shade" onClick={onClose} {...maskProps()} {...ariaProps({ hidden: true })} />
      <View
        className={cx('yt-sheet__panel', `yt-sheet__panel--${height}`)}
        ref={layer}
        {...ariaProps({ role: 'dialog', modal: true, labelledBy: titleId, tabIndex: -1, testId })}
      >
        <View className="yt-sheet__head">
          <View
            className={hideTitle ? 'yt-sr' : 'yt-sheet__title'}
            {...ariaProps({ id: titleId, role: 'heading', level: 2 })}
          >
            {title}
          </View>
          <Pressable className="yt-sheet__close" label="关闭" onPress={onClose}>
            <Icon name="close" />
          </Pressable>
        </View>
        <View className="yt-sheet__body">{children}</View>
        {footer ? <View className="yt-sheet__foot">{footer}</View> : null}
      </View>
    </View>
  )
}
