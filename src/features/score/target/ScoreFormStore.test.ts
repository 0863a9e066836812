import * as v from 'valibot'
import { type ScoreForm, scoreFormSchema } from '@/contracts/score/totals'
import { fakeStores, settled, UID } from '../../../../tests/builders/fakeStores'
import { bodyOf, ok, refused } from '../../../../tests/builders/scriptedNetwork'
import { ScoreFormStore } from './ScoreFormStore'
import { emptyScoreForm } from './Target'

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

const FORM = `/score/v1/users/${UID}/form`
const bodySchema = v.object({ form: scoreFormSchema, rev: v.number() })

const world = () => {
  const { stores, network } = fakeStores({ loggedIn: true })
  const kept: { form: ScoreForm; rev: number } = { form: emptyScoreForm, rev: 0 }
  network.answers[`GET ${FORM}`] = () => ok({ ...kept })
  network.answers[`PUT ${FORM}`] = (request) => {
    const { form, rev } = v.parse(bodySchema, bodyOf(request))
    if (rev !== kept.rev) return refused(409, 'Y40990')
    Object.assign(kept, { form, rev: rev + 1 })
    return ok({ ...kept })
  }
  return { stores, network, kept, store: new ScoreFormStore(stores) }
}

it('saves what was typed while a save was running, too', async () => {
  const { kept, store, network } = world()
  store.start()
  await settled()
  store.set({ school: '北京邮电大学' })
  const saved = store.save()
  while (network.sent(`PUT ${FORM}`).length === 0) await Promise.resolve()
  store.set({ region: 'B' })
  expect(await saved).toBe(true)
  expect(kept.form).toMatchObject({ school: '北京邮电大学', region: 'B' })
})

it('shows the form of another device with the own edits on top, to be read before the next save', async () => {
  const { stores, kept, store } = world()
  store.start()
  await settled()
  Object.assign(kept, { form: { ...emptyScoreForm, region: 'B' }, rev: 3 })
  store.set({ school: '北京邮电大学' })
  expect(await store.save()).toBe(false)
  expect(store.form).toMatchObject({ school: '北京邮电大学', region: 'B' })
  expect(stores.ui.toast?.text).toContain('另一台设备')
  expect(await store.save()).toBe(true)
})

it('tries a wanted save again once the network is back', async () => {
  const { network, kept, store } = world()
  const end = store.start()
  await settled()
  store.set({ school: '北京邮电大学' })
  network.isCut = true
  expect(await store.save()).toBe(false)
  expect(store.saving.problem).toBe('network')
  network.isCut = false
  await store.saving.again()
  expect([kept.form.school, store.saving.failure]).toEqual(['北京邮电大学', undefined])
  end()
})
