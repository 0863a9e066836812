import { Pressable } from '../Pressable'
import type { OpenButtonProps } from './types'

export type { OpenType } from './types'

/** A page has no WeChat to open: the button presses like any other. */
export function OpenButton({ className, onPress, disabled, label, testId, children }: OpenButtonProps) {
  return (
    <Pressable className={className} onPress={onPress} disabled={disabled} label={label} testId={testId}>
      {children}
    </Pressable>
  )
}
