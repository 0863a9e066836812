import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { UnitField } from './UnitField'

const kept: (string | undefined)[] = []

function Form() {
  const [unit, setUnit] = useState<string>()
  const change = (next: string | undefined): void => {
    kept.push(next)
    setUnit(next)
  }
  return <UnitField label="外语代码" unit={unit} onChange={change} testId="unit-foreign" />
}

it('shows each typed digit, stores a complete code and clears an emptied one', () => {
  render(<Form />)
  const type = (value: string): string => {
    const input = screen.getByLabelText<HTMLInputElement>('外语代码')
    fireEvent.input(input, { target: { value } })
    return input.value
  }
  expect(['2', '20', '201'].map(type)).toEqual(['2', '20', '201'])
  expect(kept.at(-1)).toBe('201')
  expect(type('')).toBe('')
  expect(kept.at(-1)).toBeUndefined()
})
