import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import './Checkbox.scss'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { Pressable } from './Pressable'

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** What is agreed to or chosen; also its name for screen readers. */
  label: string
  /** Drawn instead of the label: text with TextLinks inside. */
  children?: ReactNode
  disabled?: boolean | undefined
  /** Shakes once more each time the number grows: "please tick this first". */
  nudge?: number | undefined
  className?: string | undefined
  testId?: string | undefined
}

/** A box to tick, with its text; the text ticks too, links inside it do not. */
export function Checkbox({
  checked,
  onChange,
  label,
  children,
  disabled,
  nudge = 0,
  className,
  testId,
}: CheckboxProps) {
  const toggle = (): void => {
    if (!disabled) onChange(!checked)
  }
  return (
    <View key={nudge} className={cx('yt-checkbox', nudge > 0 && 'yt-checkbox--nudged', className)}>
      <Pressable
        role="checkbox"
        className="yt-checkbox__target"
        feedback="none"
        checked={checked}
        disabled={disabled}
        label={label}
        onPress={toggle}
        testId={testId}
      >
        <View className={cx('yt-checkbox__box', checked && 'yt-checkbox__box--on')}>
          {checked ? <Icon name="check" /> : null}
        </View>
      </Pressable>
      <View className="yt-checkbox__text" onClick={toggle}>
        {children ?? label}
      </View>
    </View>
  )
}
