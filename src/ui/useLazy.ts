import { useEffect, useState } from 'react'

/** Something that loads when it is first wanted; undefined until it is there. `fetch` must be the same import each time. */
export const useLazy = <T>(
  isWanted: boolean,
  fetch: () => Promise<T>,
  onFailure: () => void,
): T | undefined => {
  const [loaded, setLoaded] = useState<{ readonly value: T }>()
  useEffect(() => {
    if (!isWanted || loaded) return
    fetch().then((value) => setLoaded({ value }), onFailure)
  }, [isWanted])
  return loaded?.value
}
