import type { ReactNode } from 'react'
import type { ButtonProps } from '@tarojs/components'

/** What WeChat does when the button is pressed: getPhoneNumber, share, contact, chooseAvatar, openSetting … */
export type OpenType = NonNullable<ButtonProps['openType']>

/** Props of the native button underneath a Button with an openType. */
export interface OpenButtonProps {
  className: string
  openType: OpenType
  /** What WeChat answers: the `detail` of the event of that openType. */
  onOpen?: ((detail: unknown) => void) | undefined
  onPress?: (() => void) | undefined
  disabled?: boolean | undefined
  label?: string | undefined
  testId?: string | undefined
  children?: ReactNode
}
