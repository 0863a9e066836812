import { fakeStores } from '../../../../tests/builders/fakeStores'
import { ScoreFormStore } from './ScoreFormStore'

it('takes over the scores of an address that fit their papers, and keeps the rest of the form', () => {
  const store = new ScoreFormStore(fakeStores().stores)
  store.set({ school: '北京邮电大学', typed: { foreign: 60 } })
  store.takeScores({ politics: '70', first: '200', second: '', id: '1' })
  expect(store.form).toMatchObject({ school: '北京邮电大学', typed: { politics: 70, foreign: 60 } })
  expect(store.form.typed.first).toBeUndefined()
})

it('takes the shape that an address names, and drops scores of another', () => {
  const store = new ScoreFormStore(fakeStores().stores)
  store.set({ typed: { foreign: 60, second: 100 } })
  store.takeScores({ shape: 'three', first: '210', politics: '64' })
  expect(store.form).toMatchObject({ shape: 'three', typed: { politics: 64, first: 210 } })
  expect(store.form.typed.second).toBeUndefined()
})
