import * as v from 'valibot'
import { ApiError } from '@/api'
import { storage } from '@/platform/storage'
import { PersistedRows } from './PersistedRows'

const rows = () => new PersistedRows({ storage: storage.local, name: 'numbers', row: v.number() })
const page =
  (list: number[], total = 3) =>
  () =>
    Promise.resolve({ list, total })
const failing = (kind: ApiError['kind'], status: number) => () =>
  Promise.reject(new ApiError('numbers', { kind, status, code: '', msg: '网络不给力' }))
const cut = failing('offline', 0)
const refused = failing('rejected', 403)

afterEach(() => storage.local.remove('cache:numbers'))

it('without a network is what was seen of it, whole or in part', async () => {
  await rows().page(1, page([1, 2]))
  await rows().page(2, page([3]))
  await expect(rows().page(1, cut)).resolves.toEqual({ list: [1, 2, 3], total: 3 })
  await expect(rows().part(1, cut, (row) => row > 1)).resolves.toEqual({ list: [2, 3], total: 2 })
  await rows().part(1, page([3]), (row) => row > 2)
  await expect(rows().page(1, cut)).resolves.toMatchObject({ total: 3 })
})

it('begins anew with each first page', async () => {
  await rows().page(1, page([1, 2]))
  await rows().page(1, page([2], 1))
  await expect(rows().page(1, cut)).resolves.toEqual({ list: [2], total: 1 })
})

it('fails where nothing was seen, where a later page is asked for, and where the backend refuses', async () => {
  await expect(rows().page(1, cut)).rejects.toMatchObject({ status: 0 })
  await rows().page(1, page([1]))
  await expect(rows().page(2, cut)).rejects.toMatchObject({ status: 0 })
  await expect(rows().page(1, refused)).rejects.toMatchObject({ status: 403 })
})
