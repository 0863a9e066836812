import type { TextBoxProps } from './types'

/** An HTML text area: Taro's own brings its run time of web components along. */
export function TextBox(props: TextBoxProps) {
  const { label, value, onChange, placeholder, maxLength, rows, disabled, invalid, noteId, testId, onBlur } =
    props
  return (
    <textarea
      className="yt-text-area__input"
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={noteId}
      data-testid={testId}
      value={value}
      placeholder={placeholder}
      maxLength={maxLength}
      rows={rows}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  )
}
