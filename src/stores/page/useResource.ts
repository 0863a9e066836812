import { useEffect, useMemo, useState } from 'react'
import { Resource } from './Resource'

/** A resource with the life of its page. Another `key` makes another resource: it never shows the value of the former key. */
export const useResource = <T>(fetch: () => Promise<T>, key = ''): Resource<T> => {
  const resource = useMemo(() => new Resource(fetch), [key])
  useEffect(() => void resource.load(), [resource])
  return resource
}

/** The same for something that the HTML may hold already: then nothing is fetched. */
export const useWrittenResource = <T>(fetch: () => Promise<T>, written: T | undefined): Resource<T> => {
  const [resource] = useState(() => {
    const made = new Resource(fetch)
    if (written !== undefined) made.set(written)
    return made
  })
  useEffect(() => {
    if (resource.phase.kind === 'idle') void resource.load()
  }, [resource])
  return resource
}
