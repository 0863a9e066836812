import { useId } from 'react'
import { View } from '@tarojs/components'
import { cleanText } from '@/lib/text/cleanText'
import { cutText } from '@/lib/text/cutText'
import { cx } from '../cx'
import { ariaProps } from './target'
import './TextArea.scss'
import { TextBox } from './textBox'

interface TextAreaProps {
  label: string
  hideLabel?: boolean | undefined
  value: string
  onChange: (value: string) => void
  placeholder?: string | undefined
  error?: string | undefined
  maxLength?: number | undefined
  /** How many lines high. */
  rows?: number | undefined
  disabled?: boolean | undefined
  onBlur?: (() => void) | undefined
  className?: string | undefined
  testId?: string | undefined
}

/** Several lines to fill in, with a count of characters. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, value, onChange, placeholder = '', error, maxLength = 500, rows = 4 } = props
  const { disabled = false, onBlur, className, testId } = props
  const noteId = `yt${useId().replace(/:/g, '')}`
  return (
    <View className={cx('yt-text-area', className)}>
      {hideLabel ? null : (
        <View className="yt-text-area__label" {...ariaProps({ hidden: true })}>
          {label}
        </View>
      )}
      <View className={cx('yt-text-area__box', error && 'yt-text-area__box--error')}>
        <TextBox
          label={label}
          value={value}
          onChange={(typed) => onChange(cutText(cleanText(typed), maxLength))}
          placeholder={placeholder}
          maxLength={maxLength}
          rows={rows}
          disabled={disabled}
          invalid={Boolean(error)}
          noteId={error ? noteId : undefined}
          testId={testId}
          onBlur={onBlur}
        />
        <View className="yt-text-area__count" {...ariaProps({ hidden: true })}>
          {value.length}/{maxLength}
        </View>
      </View>
      {error ? (
        <View className="yt-text-area__error" {...ariaProps({ id: noteId, live: 'polite' })}>
          {error}
        </View>
      ) : null}
    </View>
  )
}
