import { fireEvent, screen } from '@testing-library/react'
import { fakeStores } from '../../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { ok } from '../../../../../tests/builders/scriptedNetwork'
import { FormulaView } from './FormulaView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const formula = (no: number) => ({
  formulaId: `f-${no}`,
  title: `公式 ${no}`,
  text: `内容 ${no}`,
  note: `条件 ${no}`,
})
const chapters = [{ chapterId: 'f', title: '极限', formulas: [formula(1), formula(2)] }]

it('covers the formulas in the drill, and shows each by itself', async () => {
  const { stores } = fakeStores({ answers: { 'GET /library/v1/formulas': ok(chapters) } })
  renderIn(stores, <FormulaView />, 'formula')
  await arrive()
  expect(screen.getByText('内容 1')).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: '默写模式' }))
  expect(screen.queryByText('内容 1')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '看答案：公式 2' }))
  expect(screen.getByText('内容 2')).toBeTruthy()
  expect(screen.queryByText('内容 1')).toBeNull()
})
