import { useEffect, useState } from 'react'

/** How long a layer stays to play its leaving. */
const LEAVE_MS = 200

/** Keeps a layer mounted while it leaves, so that closing is seen; `leaving` names that time. */
export function usePresence(open: boolean): { mounted: boolean; leaving: boolean } {
  const [kept, setKept] = useState(open)
  if (open && !kept) setKept(true)
  useEffect(() => {
    if (open) return undefined
    const timer = setTimeout(() => setKept(false), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [open])
  return { mounted: open || kept, leaving: kept && !open }
}
