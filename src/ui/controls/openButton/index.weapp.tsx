import { Button } from '@tarojs/components'
import { ariaProps } from '../target'
import type { OpenButtonProps } from './types'

export type { OpenType } from './types'

/** The native button, needed where only WeChat itself may answer the press. */
export function OpenButton({
  className,
  openType,
  onOpen,
  onPress,
  disabled,
  label,
  testId,
  children,
}: OpenButtonProps) {
  const open = (event: { detail: unknown }): void => onOpen?.(event.detail)
  return (
    <Button
      className={className}
      openType={openType}
      hoverClass="yt-pressed"
      disabled={disabled ?? false}
      onGetPhoneNumber={open}
      onChooseAvatar={open}
      onContact={open}
      onOpenSetting={open}
      onClick={() => onPress?.()}
      {...ariaProps({ label, testId })}
    >
      {children}
    </Button>
  )
}
