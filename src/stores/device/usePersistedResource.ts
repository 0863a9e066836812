import { useEffect, useState } from 'react'
import type { GenericSchema } from 'valibot'
import { storage } from '@/platform/storage'
import { PersistedValue } from './PersistedValue'
import { networkFirst } from './networkFirst'
import type { Resource } from '../page/Resource'
import { useWrittenResource } from '../page/useResource'

/** How an answer stays on the device: under which name, and what it has to look like when it is read again. */
interface KeptAnswer<T> {
  readonly name: string
  readonly schema: GenericSchema<unknown, T>
}

/** A resource with a persisted value, for starts without a network. Persists the value in the HTML too. */
export const usePersistedResource = <T>(
  { name, schema }: KeptAnswer<T>,
  fetch: () => Promise<T>,
  written?: T,
): Resource<T> => {
  const [kept] = useState(() => new PersistedValue(storage.local, `cache:${name}`, schema))
  useEffect(() => {
    if (written !== undefined) kept.write(written)
  }, [kept, written])
  return useWrittenResource(() => networkFirst(fetch, kept), written)
}
