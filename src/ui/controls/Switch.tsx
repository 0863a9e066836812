import { View } from '@tarojs/components'
import { cx } from '../cx'
import { Pressable } from './Pressable'
import './Switch.scss'

interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  label: string
  disabled?: boolean | undefined
  testId?: string | undefined
}

/** On or off, at once. */
export function Switch({ checked, onChange, label, disabled, testId }: SwitchProps) {
  return (
    <Pressable
      role="switch"
      className={cx('yt-switch', checked && 'yt-switch--on')}
      feedback="none"
      checked={checked}
      disabled={disabled}
      label={label}
      onPress={() => onChange(!checked)}
      testId={testId}
      contained
    >
      <View className="yt-switch__track">
        <View className="yt-switch__thumb" />
      </View>
    </Pressable>
  )
}
