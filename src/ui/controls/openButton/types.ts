import type { ReactNode } from 'react'
import type { ButtonProps } from '@tarojs/components'

/** WeChat's open-type of the button: getPhoneNumber, share, contact, chooseAvatar, openSetting … */
export type OpenType = NonNullable<ButtonProps['openType']>

/** Props of the native button underneath a Button with an openType. */
export interface OpenButtonProps {
  className: string
  openType: OpenType
  /** Called with the `detail` of the open-type's event. */
  onOpen?: ((detail: unknown) => void) | undefined
  onPress?: (() => void) | undefined
  disabled?: boolean | undefined
  label?: string | undefined
  testId?: string | undefined
  children?: ReactNode
}
