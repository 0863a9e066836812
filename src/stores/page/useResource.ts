import { useEffect, useRef, useState } from 'react'
import { Resource } from './Resource'

/** A resource with the life of its page, loaded when the page is there and again when `key` changes. */
export const useResource = <T>(fetch: () => Promise<T>, key = ''): Resource<T> => {
  // A change of the key asks with what the page knows now, not with what it knew at first.
  const latest = useRef(fetch)
  latest.current = fetch
  const [resource] = useState(() => new Resource(() => latest.current()))
  useEffect(() => void resource.load(), [resource, key])
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
