import { screen } from '@testing-library/react'
import type { ShownQuestion } from '@/contracts/exercise/questionFields'
import { fakeStores } from '../../../../tests/builders/fakeStores'
import { renderIn } from '../../../../tests/builders/renderIn'
import { OptionRows } from './OptionRows'

const question: ShownQuestion = {
  id: 'q-1',
  type: 'multiple',
  stem: '哪几项正确？',
  options: ['甲', '乙', '丙'].map((text, no) => ({ no, text })),
  items: [],
  blanks: 0,
  points: 2,
  point: '唯物论',
}

it('of several right options says which were chosen and which were missed', () => {
  const { stores } = fakeStores()
  renderIn(
    stores,
    <OptionRows
      question={question}
      chosen={{ type: 'multiple', options: [0, 2] }}
      answerKey={{ type: 'multiple', options: [0, 1] }}
    />,
  )
  const label = (no: number) => screen.getByTestId(`option-${no}`).getAttribute('aria-label') ?? ''
  expect([0, 1, 2].map(label)).toEqual(['A 甲 正确答案', 'B 乙 正确答案 漏选', 'C 丙 选错了'])
  expect(screen.getAllByText('漏选')).toHaveLength(1)
})

it('is closed as a whole, and to the keyboard, when it takes no answer', () => {
  const { stores } = fakeStores()
  renderIn(stores, <OptionRows question={{ ...question, type: 'single' }} chosen={null} />)
  expect(screen.getByRole('radiogroup').getAttribute('aria-disabled')).toBe('true')
  const rows = screen.getAllByRole('radio')
  expect(rows.map((row) => row.getAttribute('tabindex'))).toEqual(['-1', '-1', '-1'])
})
