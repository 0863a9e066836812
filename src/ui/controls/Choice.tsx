import { View } from '@tarojs/components'
import './Choice.scss'
import { cx } from '../cx'
import { Pressable } from './Pressable'
import { arrows, ariaProps } from './target'

/** One thing to choose. */
export interface ChoiceOption<Key extends string = string> {
  key: Key
  text: string
  note?: string | undefined
  disabled?: boolean | undefined
}

interface SharedProps<Key extends string> {
  options: readonly ChoiceOption<Key>[]
  /** Accessible name of the group. */
  label: string
  /** Number of columns; without it they wrap by their width. */
  columns?: 1 | 2 | 3 | 4 | undefined
  className?: string | undefined
  testId?: string | undefined
}

interface ChoiceProps<Key extends string> extends SharedProps<Key> {
  value: Key | undefined
  onChange: (key: Key) => void
}

/** Chips of which one can be chosen; arrow keys walk them. */
export function Choice<Key extends string>({ options, label, value, onChange, ...rest }: ChoiceProps<Key>) {
  const active = options.findIndex(({ key }) => key === value)
  const move = (index: number): void => {
    const option = options[index]
    if (option && !option.disabled) onChange(option.key)
  }
  return (
    <View
      className={groupName(rest.columns, rest.className)}
      {...ariaProps({ role: 'radiogroup', label, testId: rest.testId })}
      {...arrows({ count: options.length, active, onMove: move, role: 'radio' })}
    >
      {options.map((option, index) => (
        <Chip
          key={option.key}
          option={option}
          role="radio"
          on={index === active}
          tabIndex={index === Math.max(active, 0) ? 0 : -1}
          onPress={() => onChange(option.key)}
        />
      ))}
    </View>
  )
}

interface ChoicesProps<Key extends string> extends SharedProps<Key> {
  values: readonly Key[]
  onChange: (keys: Key[]) => void
  /** No more than so many; further chips are disabled once it is reached. */
  max?: number | undefined
}

/** Chips of which several can be chosen. */
export function Choices<Key extends string>({
  options,
  label,
  values,
  onChange,
  max,
  ...rest
}: ChoicesProps<Key>) {
  const full = max !== undefined && values.length >= max
  return (
    <View
      className={groupName(rest.columns, rest.className)}
      {...ariaProps({ role: 'group', label, testId: rest.testId })}
    >
      {options.map((option) => {
        const on = values.includes(option.key)
        return (
          <Chip
            key={option.key}
            option={full && !on ? { ...option, disabled: true } : option}
            role="checkbox"
            on={on}
            onPress={() =>
              onChange(on ? values.filter((key) => key !== option.key) : [...values, option.key])
            }
          />
        )
      })}
    </View>
  )
}

function groupName(columns: number | undefined, className: string | undefined): string {
  return cx('yt-choice', columns !== undefined && `yt-choice--${columns}`, className)
}

interface ChipProps {
  option: ChoiceOption
  role: 'radio' | 'checkbox'
  on: boolean
  tabIndex?: number | undefined
  onPress: () => void
}

function Chip({ option, role, on, tabIndex, onPress }: ChipProps) {
  return (
    <Pressable
      role={role}
      className={cx('yt-chip', on && 'yt-chip--on')}
      checked={on}
      disabled={option.disabled}
      tabIndex={tabIndex}
      onPress={onPress}
      testId={`choice-${option.key}`}
    >
      <View className="yt-chip__text">{option.text}</View>
      {option.note ? <View className="yt-chip__note">{option.note}</View> : null}
    </Pressable>
  )
}
