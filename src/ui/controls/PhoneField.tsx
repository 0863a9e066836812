import { phoneDigits } from '@/lib/text/phoneDigits'
import { Field } from './Field'

/** Digits of a phone (seed §5). */
const LENGTH = 11
/** Room for a pasted `+86 139 1234 0001`, which an input that takes eleven characters would cut before anybody reads it. */
const PASTED_LENGTH = 24

interface PhoneFieldProps {
  readonly value: string
  readonly onChange: (digits: string) => void
  readonly error?: string | undefined
  readonly testId?: string | undefined
}

/** A field for a mobile phone: takes what people paste and hands on its eleven digits. */
export function PhoneField({ value, onChange, error, testId }: PhoneFieldProps) {
  return (
    <Field
      label="手机号"
      type="tel"
      placeholder="请输入手机号"
      value={value}
      onChange={(typed) => onChange(phoneDigits(typed))}
      maxLength={value.length === LENGTH ? LENGTH : PASTED_LENGTH}
      error={error}
      testId={testId}
    />
  )
}
