import { useEffect, useState } from 'react'

/** A store with the life of its page. */
export interface PageStore {
  /** Starts loading; returns what undoes it. */
  start?(): (() => void) | void
}

/** Makes a page's store once, starts it when the page is there and ends it with the page. */
export const usePageStore = <S extends PageStore>(make: () => S): S => {
  const [store] = useState(make)
  useEffect(() => store.start?.(), [store])
  return store
}
