import { useId, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Button } from '../controls/Button'
import { cx } from '../cx'
import './Dialog.scss'
import { Icon } from '../Icon'
import { Pressable } from '../controls/Pressable'
import { ariaProps, maskProps, useModal } from '../controls/target'
import { usePresence } from '../usePresence'

interface DialogProps {
  open: boolean
  title: string
  hideTitle?: boolean | undefined
  /** The question or the news, one or two sentences. */
  message?: string | undefined
  children?: ReactNode
  confirmText?: string | undefined
  /** Without it there is no cancel button. */
  cancelText?: string | undefined
  onConfirm?: (() => void) | undefined
  /** The cancel button, the cross, Escape. Without it the dialog has to be answered. */
  onCancel?: (() => void) | undefined
  /** `danger` for what cannot be undone. */
  tone?: 'plain' | 'danger' | undefined
  loading?: boolean | undefined
  confirmDisabled?: boolean | undefined
  /** A cross in the corner, for dialogs that are more than a question. */
  closable?: boolean | undefined
  className?: string | undefined
  testId?: string | undefined
}

/** A question or a piece of news in the middle of the page. */
export function Dialog(props: DialogProps) {
  const { open, title, hideTitle, message, children, onCancel, closable, className, testId } = props
  const { mounted, leaving } = usePresence(open)
  const layer = useModal(open, onCancel)
  const id = `yt${useId().replace(/:/g, '')}`
  if (!mounted) return null
  const said = ariaProps({
    role: children ? 'dialog' : 'alertdialog',
    modal: true,
    labelledBy: `${id}t`,
    describedBy: message ? `${id}m` : undefined,
    tabIndex: -1,
    testId,
  })
  return (
    <View className={cx('yt-dialog', leaving && 'yt-dialog--leaving', className)}>
      <View className="yt-dialog__shade" {...maskProps()} {...ariaProps({ hidden: true })} />
      <View className="yt-dialog__panel" ref={layer} {...said}>
        {closable && onCancel ? (
          <Pressable className="yt-dialog__close" label="关闭" onPress={onCancel}>
            <Icon name="close" />
          </Pressable>
        ) : null}
        <View className="yt-dialog__body">
          <View
            className={hideTitle ? 'yt-sr' : 'yt-dialog__title'}
            {...ariaProps({ id: `${id}t`, role: 'heading', level: 2 })}
          >
            {title}
          </View>
          {message ? (
            <View className="yt-dialog__message" {...ariaProps({ id: `${id}m` })}>
              {message}
            </View>
          ) : null}
          {children}
        </View>
        <DialogButtons {...props} />
      </View>
    </View>
  )
}

function DialogButtons(props: DialogProps) {
  const { confirmText, cancelText, onConfirm, onCancel, tone, loading, confirmDisabled } = props
  if (!confirmText && !cancelText) return null
  return (
    <View className="yt-dialog__foot">
      {cancelText ? (
        <Button
          kind="ghost"
          className="yt-dialog__button"
          onPress={onCancel}
          disabled={loading}
          testId="dialog-cancel"
        >
          {cancelText}
        </Button>
      ) : null}
      {confirmText ? (
        <Button
          kind={tone === 'danger' ? 'danger' : 'primary'}
          className="yt-dialog__button"
          onPress={onConfirm}
          loading={loading}
          disabled={confirmDisabled}
          testId="dialog-confirm"
        >
          {confirmText}
        </Button>
      ) : null}
    </View>
  )
}
