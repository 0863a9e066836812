import { useEffect, useState } from 'react'
import { Resource } from './Resource'

/** A resource with the life of its page, loaded when the page is there and again when `key` changes. */
export const useResource = <T>(fetch: () => Promise<T>, key = ''): Resource<T> => {
  const [resource] = useState(() => new Resource(fetch))
  useEffect(() => void resource.load(), [resource, key])
  return resource
}
