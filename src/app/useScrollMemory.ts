import { useEffect, useLayoutEffect } from 'react'
import { navigation } from '@/platform/navigation'
import { scroll } from '@/platform/scroll'
import { visibility } from '@/platform/visibility'
import type { RouteSpec } from '@/routes/defineRoutes'

/** Seed §4, §9: a position is restored within 500 ms, within 800 ms on the pages that stay alive. */
const RESTORE_MS = 500
const RESTORE_KEEP_ALIVE_MS = 800

/** Brings a reloaded page back to where it was left, and a page that is kept alive also when it is opened anew. */
export const useScrollMemory = ({ keepAlive }: RouteSpec): void => {
  useEffect(() => {
    const address = navigation.current()
    scroll.restore(keepAlive ? keptName(address) : address, keepAlive ? RESTORE_KEEP_ALIVE_MS : RESTORE_MS)
    return visibility.onHide(() => scroll.remember(keepAlive ? keptName(address) : address))
  }, [keepAlive])
  useLayoutEffect(() => {
    if (!keepAlive) return
    const address = navigation.current()
    // While its content still gives the page its height.
    return () => scroll.remember(keptName(address))
  }, [keepAlive])
}

/** A navigation forgets the position of the address it leads to, but not this one. */
const keptName = (address: string): string => `kept ${address}`
