import * as v from 'valibot'
import { storage } from '@/platform/storage'
import { fakeStores, settled, UID } from '../../../../tests/builders/fakeStores'
import { bodyOf, ok, refused } from '../../../../tests/builders/scriptedNetwork'
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
  expect(again.answers).toEqual({ 1: 'B', 2: 'C', 17: '' })
})

it('opens with its last score where the network is gone', async () => {
  const id = 'politics-mock-2'
  const { stores, network } = fakeStores({ loggedIn: true })
  const result = { objective: 1, low: 1, high: 3, full: 100, right: ['1'], wrong: [], open: [] }
  const sheet = { paperId: id, answers: { 1: 'A' }, marks: { 34: 'y' }, rev: 4, changedAt: 1 }
  network.answers[`GET /score/v1/users/${UID}/sheets/${id}`] = ok({ ...sheet, result, notice: null })
  const first = new SheetStore(stores, id)
  first.start()
  await settled()
  expect(first.result).toEqual(result)
  network.isCut = true
  const again = new SheetStore(stores, id)
  again.start()
  expect(again).toMatchObject({ answers: { 1: 'A' }, marks: { 34: 'y' }, result })
})

it('hands in a sheet whose answers an autosave is just sending', async () => {
  const SHEET = `/score/v1/users/${UID}/sheets/${PAPER}`
  const { stores, network } = fakeStores({ loggedIn: true })
  const result = { objective: 1, low: 1, high: 1, full: 100, right: ['1'], wrong: [], open: [] }
  network.answers[`PUT ${SHEET}`] = async (request) => {
    const { rev, handIn } = v.parse(v.object({ rev: v.number(), handIn: v.boolean() }), bodyOf(request))
    await Promise.resolve()
    const sheet = { paperId: PAPER, answers: { 1: 'A' }, marks: {}, rev: rev + 1, changedAt: 1 }
    return ok({ ...sheet, result: handIn ? result : null, notice: null })
  }
  const store = new SheetStore(stores, PAPER)
  store.answer('1', 'A')
  const saved = store.save()
  while (network.sent(`PUT ${SHEET}`).length === 0) await Promise.resolve()
  expect(await store.handIn()).toBe(true)
  expect(await saved).toBe(true)
  expect(store.result).toMatchObject({ objective: 1 })
  const bodies = network.sent(`PUT ${SHEET}`).map((request) => bodyOf(request))
  expect(bodies).toMatchObject([
    { rev: 0, handIn: false },
    { rev: 1, handIn: true },
  ])
})

it('does not take an older answer of the backend over a newer save', async () => {
  const id = 'politics-mock-3'
  const SHEET = `/score/v1/users/${UID}/sheets/${id}`
  const { stores, network } = fakeStores({ loggedIn: true })
  const sheet = { paperId: id, marks: {}, changedAt: 1, result: null, notice: null }
  network.answers[`GET ${SHEET}`] = ok({ ...sheet, answers: { 7: 'B' }, rev: 5 })
  network.answers[`PUT ${SHEET}`] = ok({ ...sheet, answers: { 7: 'A' }, rev: 6 })
  const store = new SheetStore(stores, id)
  store.start()
  await settled()
  let answer = (): void => undefined
  network.answers[`GET ${SHEET}`] = async () => {
    await new Promise<void>((resolve) => (answer = resolve))
    return ok({ ...sheet, answers: { 7: 'B' }, rev: 5 })
  }
  store.resume()
  await settled()
  store.answer('7', 'A')
  expect(await store.save()).toBe(true)
  answer()
  await settled()
  expect(store.answers).toEqual({ 7: 'A' })
})

it('keeps what was answered while the device has no room, and says so', async () => {
  const id = 'politics-mock-4'
  const { stores } = fakeStores()
  const store = new SheetStore(stores, id)
  store.start()
  await settled()
  store.answer('1', 'A')
  const full = jest.spyOn(storage.local, 'set').mockReturnValue(false)
  store.answer('2', 'B')
  store.resume()
  full.mockRestore()
  expect(store.answers).toEqual({ 1: 'A', 2: 'B' })
  expect(stores.ui.toast?.text).toContain('存储已满')
})

it('tells a hand-in that the backend refuses by its reason, not as a lost network', async () => {
  const SHEET = `/score/v1/users/${UID}/sheets/${PAPER}`
  const { stores, network } = fakeStores({ loggedIn: true })
  network.answers[`PUT ${SHEET}`] = refused(400, 'Y40001', '答案格式不对')
  const store = new SheetStore(stores, PAPER)
  store.answer('1', 'A')
  expect(await store.handIn()).toBe(false)
  expect(stores.ui.toast?.text).toBe('还没有提交上去，答案已存在本机：答案格式不对')
  network.isCut = true
  expect(await store.handIn()).toBe(false)
  expect(stores.ui.toast?.text).toBe('还没有提交上去，答案已存在本机，联网后再试')
})
