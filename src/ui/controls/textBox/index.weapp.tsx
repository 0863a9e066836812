import { Textarea } from '@tarojs/components'
import { ariaProps } from '../target'
import type { TextBoxProps } from './types'

/** The native text area. */
export function TextBox({
  label,
  value,
  onChange,
  placeholder,
  maxLength,
  rows,
  disabled,
  onBlur,
}: TextBoxProps) {
  return (
    <Textarea
      className="yt-text-area__input"
      placeholderClass="yt-text-area__placeholder"
      style={{ height: `${rows * 1.5}em` }}
      value={value}
      placeholder={placeholder}
      maxlength={maxLength}
      disabled={disabled}
      disableDefaultPadding
      onInput={(event) => onChange(event.detail.value)}
      onBlur={() => onBlur?.()}
      {...ariaProps({ label })}
    />
  )
}
