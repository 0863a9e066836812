import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import type { ShownQuestion } from '@/contracts/exercise/questionFields'
import { fakeStores } from '../../../../tests/builders/fakeStores'
import { renderIn } from '../../../../tests/builders/renderIn'
import { MatchingRows } from './MatchingRows'
import { OptionRows } from './OptionRows'
import { OrderingRows } from './OrderingRows'
import { QuestionBody } from './QuestionBody'

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
  // What the colour says stands there in a word and a sign too.
  const verdict = (no: number) => screen.getByTestId(`option-${no}`).lastElementChild?.textContent
  expect([0, 1, 2].map(verdict)).toEqual(['✓ 正确', '漏选', '✗ 选错'])
})

it('shows that it takes several, not by its marks alone', () => {
  const { stores } = fakeStores()
  const several = renderIn(
    stores,
    <QuestionBody no={1} question={question} chosen={null} onAnswer={() => {}} />,
  )
  expect(screen.getByText(/多选题/)).toBeTruthy()
  expect(screen.getByText('多选：选出所有正确的选项')).toBeTruthy()
  expect(several.container.querySelector('.option-rows--several')).toBeTruthy()
  several.unmount()
  const one = renderIn(stores, <OptionRows question={{ ...question, type: 'single' }} chosen={null} />)
  expect(one.container.querySelector('.option-rows--several')).toBeNull()
})

it.each(['multiple', 'ordering'] as const)(
  'the hint of a %s question keeps its room once the answer is given; a review never had one',
  (type) => {
    const { stores } = fakeStores()
    const asked = { ...question, type, items: question.options }
    const hint = () => document.querySelector('.question-body__hint')
    function Asked() {
      const [isOpen, setOpen] = useState(true)
      return (
        <>
          <button onClick={() => setOpen(false)}>给出</button>
          <QuestionBody no={1} question={asked} chosen={null} onAnswer={isOpen ? () => {} : undefined} />
        </>
      )
    }
    const open = renderIn(stores, <Asked />)
    expect(hint()?.getAttribute('aria-hidden')).not.toBe('true')
    fireEvent.click(screen.getByText('给出'))
    expect(hint()?.className).toContain('question-body__hint--over')
    expect(hint()?.getAttribute('aria-hidden')).toBe('true')
    open.unmount()
    renderIn(stores, <QuestionBody no={1} question={asked} chosen={null} />)
    expect(hint()).toBeNull()
  },
)

it('of matched and ordered items says in words which stand where they belong', () => {
  const { stores } = fakeStores()
  const rows = ['子', '丑'].map((text, no) => ({ no, text }))
  const matched = renderIn(
    stores,
    <MatchingRows
      question={{ ...question, type: 'matching', items: rows }}
      chosen={{ type: 'matching', places: [0, 1] }}
      answerKey={{ type: 'matching', places: [0, 2] }}
    />,
  )
  expect(screen.getByText('✓ 正确')).toBeTruthy()
  expect(screen.getByText('✗ 应选 C')).toBeTruthy()
  expect(screen.getByTestId('match-1-1').getAttribute('aria-label')).toBe('B，选错了')
  matched.unmount()
  renderIn(
    stores,
    <OrderingRows
      question={{ ...question, type: 'ordering', items: [...rows, { no: 2, text: '寅' }] }}
      chosen={{ type: 'ordering', order: [0, 2, 1] }}
      answerKey={{ type: 'ordering', order: [0, 1, 2] }}
    />,
  )
  expect(screen.getByText('第 1 ✓ 正确')).toBeTruthy()
  expect(screen.getByText('第 3 ✗ 应为第 2')).toBeTruthy()
})

it('is closed as a whole, and to the keyboard, when it takes no answer', () => {
  const { stores } = fakeStores()
  renderIn(stores, <OptionRows question={{ ...question, type: 'single' }} chosen={null} />)
  expect(screen.getByRole('radiogroup').getAttribute('aria-disabled')).toBe('true')
  const rows = screen.getAllByRole('radio')
  expect(rows.map((row) => row.getAttribute('tabindex'))).toEqual(['-1', '-1', '-1'])
})
