import { useMemo } from 'react'
import * as v from 'valibot'
import { storage } from '@/platform/storage'
import type { Resource } from '../page/Resource'
import { useResource } from '../page/useResource'
import { useStores } from '../useStores'
import { networkFirst } from './networkFirst'
import { PersistedValue } from './PersistedValue'
import { useReconnect } from './useReconnect'

/** A value with the time at which the backend gave it. */
export interface DatedValue<T> {
  readonly at: number
  readonly value: T
  /** Whether the device kept it because the backend could not be reached. */
  readonly isSaved: boolean
}

interface SavedAnswer<T> {
  /** Begins with `cache:` on the device; a line of `deviceKeys` names its owner. */
  readonly name: string
  readonly schema: v.GenericSchema<unknown, T>
}

/** A resource that opens again without a network, knows how old it is, and fetches again once the network is back. */
export const useOfflineResource = <T>(
  { name, schema }: SavedAnswer<T>,
  fetch: () => Promise<T>,
): Resource<DatedValue<T>> => {
  const { clock } = useStores()
  const kept = useMemo(
    () => new PersistedValue(storage.local, `cache:${name}`, v.object({ at: v.number(), value: schema })),
    [name, schema],
  )
  const resource = useResource(async () => {
    const began = clock.now()
    const found = await networkFirst(async () => ({ at: clock.now(), value: await fetch() }), kept)
    return { ...found, isSaved: found.at < began }
  }, name)
  useReconnect(() => {
    if (resource.value?.isSaved !== false) void resource.load()
  })
  return resource
}
