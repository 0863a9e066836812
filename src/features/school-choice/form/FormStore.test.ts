import { fakeStores } from '../../../../tests/builders/fakeStores'
import { FormStore } from './FormStore'
import { rememberScores } from './knownScores'

it('takes over scores that the device knows, and keeps the rest of the form', () => {
  rememberScores('four', { politics: 70, foreign: 65 })
  const store = new FormStore(fakeStores().stores, 'precise')
  store.set({ codes: ['0812'] })
  store.takeKnownScores()
  expect(store.form).toMatchObject({ shape: 'four', codes: ['0812'], scores: { politics: 70, foreign: 65 } })
})
