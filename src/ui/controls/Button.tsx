import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import './Button.scss'
import { cx } from '../cx'
import { Icon } from '../Icon'
import type { IconName } from '../icons/names'
import { OpenButton, type OpenType } from './openButton'
import { Pressable } from './Pressable'
import { Spinner } from '../feedback/Spinner'

/** Props of Button. */
export interface ButtonProps {
  children?: ReactNode
  kind?: 'primary' | 'soft' | 'ghost' | 'danger' | 'promo' | undefined
  /** 52, 44 or 32 px high; the small one still answers in 44 px. */
  size?: 'l' | 'm' | 's' | undefined
  block?: boolean | undefined
  icon?: IconName | undefined
  /** Turns the spinner and takes no press; the width stays. */
  loading?: boolean | undefined
  disabled?: boolean | undefined
  /** Needed when the visible text does not say enough by itself. */
  label?: string | undefined
  onPress?: (() => void) | undefined
  /** Mini-program only: the native button of that kind; elsewhere `onPress` alone counts. */
  openType?: OpenType | undefined
  onOpen?: ((detail: unknown) => void) | undefined
  className?: string | undefined
  testId?: string | undefined
}

/** The button. One primary or promo button a page; everything else is soft or ghost. */
export function Button(props: ButtonProps) {
  const { children, kind = 'primary', size = 'm', block, icon, loading, disabled, openType, onOpen } = props
  const { label, onPress, className, testId } = props
  const off = disabled || loading || undefined
  const name = cx(
    'yt-button',
    `yt-button--${kind}`,
    `yt-button--${size}`,
    block && 'yt-button--block',
    loading && 'yt-button--loading',
    className,
  )
  const face = (
    <View className="yt-button__face">
      {loading ? <Spinner size="s" /> : icon ? <Icon name={icon} /> : null}
      {children ? <View className="yt-button__text">{children}</View> : null}
    </View>
  )
  if (openType) {
    return (
      <OpenButton
        className={cx(name, 'yt-button--native')}
        openType={openType}
        onOpen={onOpen}
        onPress={onPress}
        disabled={off}
        label={label}
        testId={testId}
      >
        {face}
      </OpenButton>
    )
  }
  return (
    <Pressable
      className={name}
      feedback="none"
      onPress={() => onPress?.()}
      disabled={off}
      busy={loading}
      label={label}
      testId={testId}
      contained
    >
      {face}
    </Pressable>
  )
}
