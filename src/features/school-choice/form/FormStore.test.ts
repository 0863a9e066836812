import * as v from 'valibot'
import { chooseFormSchema } from '@/contracts/choose/plans'
import { emptyForm } from '@/domain/admission/chooseForm'
import { storage } from '@/platform/storage'
import { fakeStores, settled, UID } from '../../../../tests/builders/fakeStores'
import { bodyOf, ok, refused } from '../../../../tests/builders/scriptedNetwork'
import { FormStore } from './FormStore'
import { rememberScores } from './knownScores'

it('takes over scores that the device knows, and keeps the rest of the form', () => {
  rememberScores('four', { politics: 70, foreign: 65 })
  const store = new FormStore(fakeStores().stores, 'precise')
  store.set({ codes: ['0812'] })
  store.takeKnownScores()
  expect(store.form).toMatchObject({ shape: 'four', codes: ['0812'], scores: { politics: 70, foreign: 65 } })
})

const FORM = `/choose/v1/users/${UID}/forms/user`
const bodySchema = v.object({ form: chooseFormSchema, rev: v.number() })
const start = { ...emptyForm, codes: [], provinces: [], levels: [], scores: {} }

/** A backend that keeps the newest revision, and refuses another base. */
const world = () => {
  storage.local.remove('choose-form:user')
  const { stores, network } = fakeStores({ loggedIn: true })
  const kept = { form: { ...start }, rev: 1 }
  network.answers[`GET ${FORM}`] = () => ok({ ...kept })
  network.answers[`PUT ${FORM}`] = (request) => {
    const { form, rev } = v.parse(bodySchema, bodyOf(request))
    if (rev !== kept.rev) return refused(409, 'Y40960')
    Object.assign(kept, { form, rev: rev + 1 })
    return ok({ ...kept })
  }
  const store = new FormStore(stores, 'user')
  return { network, kept, store }
}

it('puts its edits on top of what another device saved', async () => {
  const { kept, store } = world()
  store.start()
  await settled()
  Object.assign(kept, { form: { ...start, codes: ['0812'], provinces: ['北京'] }, rev: 5 })
  store.set({ codes: ['0854'] })
  expect(await store.save()).toBe(true)
  expect(store.form).toMatchObject({ codes: ['0854'], provinces: ['北京'] })
  expect(kept).toMatchObject({ form: { codes: ['0854'], provinces: ['北京'] }, rev: 6 })
})

it('does not take an older answer of the backend over a newer save', async () => {
  const { network, kept, store } = world()
  kept.rev = 0
  let answer = (): void => undefined
  network.answers[`GET ${FORM}`] = async () => {
    const then = { ...kept }
    await new Promise<void>((resolve) => (answer = resolve))
    return ok(then)
  }
  store.start()
  await settled()
  store.set({ codes: ['0854'] })
  expect(await store.save()).toBe(true)
  answer()
  await settled()
  expect([store.form.codes, kept.form.codes]).toEqual([['0854'], ['0854']])
})

it('names why a save failed, and keeps the edits', async () => {
  const { network, store } = world()
  store.start()
  await settled()
  network.answers[`PUT ${FORM}`] = refused(503)
  store.set({ codes: ['0854'] })
  expect(await store.save()).toBe(false)
  expect([store.saving.problem, store.form.codes]).toEqual(['busy', ['0854']])
})
