import { useState } from 'react'
import { Field } from '@/ui/controls/Field'

interface UnitFieldProps {
  readonly label: string
  readonly unit: string | undefined
  readonly onChange: (unit: string | undefined) => void
  readonly testId: string
}

/** The code of a paper. Keeps an incomplete code to itself, because a form holds three digits or none. */
export function UnitField({ label, unit, onChange, testId }: UnitFieldProps) {
  const [partial, setPartial] = useState('')
  const change = (text: string): void => {
    const isWhole = /^\d{3}$/.test(text)
    setPartial(isWhole ? '' : text)
    onChange(isWhole ? text : undefined)
  }
  return (
    <Field
      label={label}
      type="number"
      value={partial || (unit ?? '')}
      onChange={change}
      placeholder="如 101、201、301、408"
      hint={partial ? '填满三位数字才会保存' : undefined}
      maxLength={3}
      testId={testId}
    />
  )
}
