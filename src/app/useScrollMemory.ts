import { useEffect } from 'react'
import { navigation } from '@/platform/navigation'
import { scroll } from '@/platform/scroll'
import { visibility } from '@/platform/visibility'
import type { RouteSpec } from '@/routes/defineRoutes'

/** Seed §4, §9: a position is restored within 500 ms, within 800 ms on the pages that stay alive. */
const RESTORE_MS = 500
const RESTORE_KEEP_ALIVE_MS = 800

/** Brings a reloaded page back to where it was left. */
export const useScrollMemory = ({ keepAlive }: RouteSpec): void => {
  useEffect(() => {
    const address = navigation.current()
    scroll.restore(address, keepAlive ? RESTORE_KEEP_ALIVE_MS : RESTORE_MS)
    return visibility.onHide(() => scroll.remember(address))
  }, [keepAlive])
}
