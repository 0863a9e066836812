/** Props of the bare box for several lines, which each target draws its own way. */
export interface TextBoxProps {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder: string
  maxLength: number
  rows: number
  disabled: boolean
  invalid: boolean
  noteId: string | undefined
  testId: string | undefined
  onBlur: (() => void) | undefined
}
