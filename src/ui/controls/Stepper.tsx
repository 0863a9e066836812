import { View } from '@tarojs/components'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { Pressable } from './Pressable'
import './Stepper.scss'
import { ariaProps } from './target'

interface StepperProps {
  value: number
  onChange: (value: number) => void
  /** What is counted. */
  label: string
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  disabled?: boolean | undefined
  className?: string | undefined
  testId?: string | undefined
}

/** A small number with a button on either side. */
export function Stepper(props: StepperProps) {
  const { value, onChange, label, min = 1, max = 99, step = 1, disabled, className, testId } = props
  const set = (next: number): void => onChange(Math.min(max, Math.max(min, next)))
  return (
    <View className={cx('yt-stepper', className)} {...ariaProps({ role: 'group', label, testId })}>
      <Pressable
        className="yt-stepper__button"
        label={`减少${label}`}
        disabled={disabled || value <= min}
        onPress={() => set(value - step)}
      >
        <Icon name="minus" />
      </Pressable>
      <View className="yt-stepper__value" {...ariaProps({ live: 'polite' })}>
        {value}
      </View>
      <Pressable
        className="yt-stepper__button"
        label={`增加${label}`}
        disabled={disabled || value >= max}
        onPress={() => set(value + step)}
      >
        <Icon name="plus" />
      </Pressable>
    </View>
  )
}
