import { fireEvent, screen } from '@testing-library/react'
import type { SheetCell } from '@/domain/attempt/answerSheet'
import { fakeStores } from '../../../../tests/builders/fakeStores'
import { renderIn } from '../../../../tests/builders/renderIn'
import { AnswerSheet } from './AnswerSheet'

/** Limit of redrawn cells: a cell has about 240 bytes, and a tap may send 24 KB. */
const MOST_CELLS = 50

const cells: SheetCell[] = Array.from({ length: 200 }, (_, at) => ({
  questionId: `q-${at}`,
  no: at + 1,
  isMarked: at % 10 === 0,
  isGuessed: false,
  state: at % 2 ? 'answered' : 'unanswered',
}))

const drawn = () => screen.getAllByTestId(/^cell-/).map((cell) => Number(cell.textContent))

it('of two hundred questions fifty are drawn at once, those around the one on screen first, and all can be reached', () => {
  const { stores } = fakeStores()
  const jump = jest.fn()
  renderIn(
    stores,
    <AnswerSheet open cells={() => cells} at={() => 119} noted="marked" onJump={jump} onClose={jest.fn()} />,
  )
  expect(drawn()).toEqual(Array.from({ length: MOST_CELLS }, (_, at) => 101 + at))
  const seen = new Set<number>()
  for (const group of ['0', '1', '2', '3']) {
    fireEvent.click(screen.getByTestId(`segment-${group}`))
    expect(drawn().length).toBeLessThanOrEqual(MOST_CELLS)
    for (const no of drawn()) seen.add(no)
  }
  expect(seen.size).toBe(cells.length)
  fireEvent.click(screen.getByTestId('segment-unanswered'))
  expect(drawn().length).toBeLessThanOrEqual(MOST_CELLS)
  fireEvent.click(screen.getByTestId('segment-0'))
  fireEvent.click(screen.getByTestId('cell-1'))
  expect(jump).toHaveBeenCalledWith(0)
})

it('while it is closed no cell is computed: every answer beside it would pay for all of them', () => {
  const { stores } = fakeStores()
  const asked = jest.fn(() => cells)
  const sheet = (open: boolean) => (
    <AnswerSheet
      open={open}
      cells={asked}
      at={() => 0}
      noted="marked"
      onJump={jest.fn()}
      onClose={jest.fn()}
    />
  )
  renderIn(stores, sheet(false))
  expect(asked).not.toHaveBeenCalled()
  renderIn(stores, sheet(true))
  expect(asked).toHaveBeenCalled()
})
