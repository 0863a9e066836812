import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import type { ShownQuestion } from '@/contracts/exercise/questionFields'
import type { Answer } from '@/domain/attempt/Question'
import { fakeStores } from '../../../../tests/builders/fakeStores'
import { renderIn } from '../../../../tests/builders/renderIn'
import { passagePieces } from './gapFills'
import { QuestionBody } from './QuestionBody'

const cloze: ShownQuestion = {
  id: 'q-2',
  type: 'single',
  stem: 'Choose the best word or phrase for blank (2).',
  passage: 'An hour was (1)____ longer. Nobody found this (2)____.',
  options: ['useful', 'strange'].map((text, no) => ({ no, text })),
  items: [],
  blanks: 0,
  points: 0.5,
  point: '完形填空',
}
const matching: ShownQuestion = {
  ...cloze,
  id: 'q-3',
  type: 'matching',
  stem: 'Choose the best sentence for each gap.',
  options: ['First.', 'Second.', 'Third.'].map((text, no) => ({ no, text })),
  items: ['(1)', '(2)'].map((text, no) => ({ no, text })),
}

/** A question that keeps its answer. */
function Answered({ question }: { readonly question: ShownQuestion }) {
  const [chosen, setChosen] = useState<Answer | null>(null)
  return <QuestionBody no={1} question={question} chosen={chosen} onAnswer={setChosen} />
}

const passageOf = (container: HTMLElement) => container.querySelector('.passage')?.textContent

it('splits a passage at its gaps and loses nothing of it', () => {
  const pieces = passagePieces(cloze.passage ?? '')
  expect(pieces.map(({ text }) => text).join('')).toBe(cloze.passage)
  expect(pieces.flatMap(({ gap }) => gap ?? [])).toEqual([1, 2])
})

it('the chosen word stands in its gap; other gaps stay open', () => {
  const { container } = renderIn(fakeStores().stores, <Answered question={cloze} />)
  expect(passageOf(container)).toBe(cloze.passage)
  fireEvent.click(screen.getByTestId('option-1'))
  expect(passageOf(container)).toBe('An hour was (1)____ longer. Nobody found this (2) strange.')
  fireEvent.click(screen.getByTestId('option-0'))
  expect(passageOf(container)).toBe('An hour was (1)____ longer. Nobody found this (2) useful.')
})

it('chosen sentences stand in their gaps, and leave them when they are taken back', () => {
  const { container } = renderIn(fakeStores().stores, <Answered question={matching} />)
  fireEvent.click(screen.getByTestId('match-0-2'))
  fireEvent.click(screen.getByTestId('match-1-0'))
  expect(passageOf(container)).toBe('An hour was (1) Third. longer. Nobody found this (2) First..')
  fireEvent.click(screen.getByTestId('match-1-0'))
  expect(passageOf(container)).toBe('An hour was (1) Third. longer. Nobody found this (2)____.')
})

it('a long passage scrolls above a divider that takes another height when it is pressed or dragged', () => {
  const long = { ...cloze, passage: `${'A long text. '.repeat(60)}(2)____` }
  const { container } = renderIn(fakeStores().stores, <Answered question={long} />)
  const height = () => container.querySelector<HTMLElement>('.passage__text')?.style.maxHeight
  const first = height()
  fireEvent.click(screen.getByTestId('passage-divider'))
  expect(height()).not.toBe(first)
  const divider = container.querySelector('.passage__divider')
  if (!divider) throw new Error('no divider')
  const before = Number(/\d+/.exec(height() ?? '')?.[0])
  fireEvent.touchStart(divider, { touches: [{ clientY: 300 }] })
  fireEvent.touchMove(divider, { touches: [{ clientY: 250 }] })
  expect(Number(/\d+/.exec(height() ?? '')?.[0])).toBe(before - 50)
  fireEvent.touchMove(divider, { touches: [{ clientY: -900 }] })
  expect(Number(/\d+/.exec(height() ?? '')?.[0])).toBe(120)
})
