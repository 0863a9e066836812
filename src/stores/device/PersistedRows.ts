import * as v from 'valibot'
import { catchApiError } from '@/api'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from './PersistedValue'
import type { ListPage } from '../page/PagedList'

/** So many rows of a list stay on the device. */
const MOST_ROWS = 100

interface PersistedRowsOptions<T> {
  readonly storage: KeyValueStore
  readonly name: string
  readonly row: v.GenericSchema<unknown, T>
}

/** What was seen of a list that grows page by page: where the backend cannot be reached, the list is that. */
export class PersistedRows<T> {
  private readonly kept: PersistedValue<T[]>

  constructor({ storage, name, row }: PersistedRowsOptions<T>) {
    this.kept = new PersistedValue(storage, `cache:${name}`, v.array(row))
  }

  /** A page of the whole list, counted from 1; it is kept. */
  page(page: number, fetch: () => Promise<ListPage<T>>): Promise<ListPage<T>> {
    const fetchAndPersist = async () => {
      const found = await fetch()
      const before = page === 1 ? [] : (this.kept.read() ?? [])
      this.kept.write([...before, ...found.list].slice(0, MOST_ROWS))
      return found
    }
    return this.part(page, fetchAndPersist, () => true)
  }

  /** A page of some rows of the list: where the backend cannot be reached, those of the kept ones that fit. */
  part(page: number, fetch: () => Promise<ListPage<T>>, fits: (row: T) => boolean): Promise<ListPage<T>> {
    return catchApiError(fetch, (error) => {
      const rows = error.isTemporary && page === 1 ? this.kept.read() : undefined
      if (!rows) throw error
      const list = rows.filter(fits)
      return { list, total: list.length }
    })
  }
}
