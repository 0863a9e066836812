import type { SetDataRecord } from '../weapp/host/shared/HostHandle'

/** setData of a tap. */
export interface SentByTap {
  /** How much had been sent before it, in calls. */
  readonly before: number
  readonly sent: readonly SetDataRecord[]
}

/**
 * Runs in the page, and is called before the tap: records what is sent from its touch until so long after it. Uses the
 * page's own time, so that a clock on it ticks once however slow the machine is.
 */
export const sentByTap = (settlesMs: number): Promise<SentByTap> =>
  new Promise((done) => {
    const sentSoFar = (): readonly SetDataRecord[] => window.__weapp?.stats.setData ?? []
    const onTouch = (): void => {
      const before = sentSoFar().length
      setTimeout(() => done({ before, sent: sentSoFar().slice(before) }), settlesMs)
    }
    window.addEventListener('touchstart', onTouch, { capture: true, once: true })
  })
