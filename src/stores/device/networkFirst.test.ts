import * as v from 'valibot'
import { ApiError } from '@/api'
import { memoryStore } from '@/platform/storage/memoryStore'
import { PersistedValue } from './PersistedValue'
import { networkFirst } from './networkFirst'

const kept = () => new PersistedValue(memoryStore(), 'k', v.string())
const failing = (kind: ApiError['kind'], status: number) => () =>
  Promise.reject(new ApiError('home', { kind, status, code: '', msg: '网络不给力' }))

it('keeps what came, for when the backend cannot be reached', async () => {
  const store = kept()
  expect(await networkFirst(async () => 'first', store)).toBe('first')
  expect(await networkFirst(failing('offline', 0), store)).toBe('first')
  expect(await networkFirst(failing('rejected', 503), store)).toBe('first')
  expect(await networkFirst(async () => 'second', store)).toBe('second')
  expect(store.read()).toBe('second')
})

it('a refusal of the backend is not hidden behind an old answer', async () => {
  const store = kept()
  await networkFirst(async () => 'first', store)
  await expect(networkFirst(failing('rejected', 403), store)).rejects.toThrow('403')
})

it('passes the failure on when nothing is persisted', async () => {
  await expect(networkFirst(failing('offline', 0), kept())).rejects.toThrow('offline')
})
