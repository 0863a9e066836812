import { fakeStores } from '../../../../tests/builders/fakeStores'
import { SheetStore } from './SheetStore'

const PAPER = 'politics-mock-1'

const storeOf = () => new SheetStore(fakeStores().stores, PAPER)

test('a sheet that is not saved is there again after a kill', () => {
  const store = storeOf()
  store.start()
  store.answer('17', 'DA')
  store.mark('34', 'ym-')
  store.fill({ 1: 'B', 2: 'C' })
  const again = storeOf()
  again.start()
  expect(again.answers).toEqual({ 1: 'B', 2: 'C', 17: 'AD' })
  expect(again.marks).toEqual({ 34: 'ym-' })
  again.answer('17', '')
  expect(again.answers).toEqual({ 1: 'B', 2: 'C' })
})
