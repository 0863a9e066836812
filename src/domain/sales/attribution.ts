const DAY_MS = 86_400_000

/** Version of the rule in this file; stored with every decision made by it. */
export const ATTRIBUTION_VERSION = 2

/** A visit counts for registrations and leads within so many days after it. */
export const ATTRIBUTION_WINDOW_MS = 30 * DAY_MS

/** A visit through a link, on any device of a person. */
export interface Touch {
  readonly id: string
  readonly at: number
  /** Why the visit is held for review; null where it counts. */
  readonly held: string | null
}

const isInWindow = ({ at }: Touch, moment: number): boolean =>
  at <= moment && at > moment - ATTRIBUTION_WINDOW_MS

const isEligible = (touch: Touch, moment: number): boolean => touch.held === null && isInWindow(touch, moment)

const byTime = (a: Touch, b: Touch): number => a.at - b.at || (a.id < b.id ? -1 : 1)

/** The visit that a registration is counted for: the first eligible one within 30 days before it. */
export const firstTouch = <T extends Touch>(touches: readonly T[], registeredAt: number): T | undefined =>
  touches.filter((touch) => isEligible(touch, registeredAt)).sort(byTime)[0]

/**
 * The visit that a registration waits with when no visit is eligible: the first one that a manager has still to decide on. A
 * lecture hall behind one address is a burst, and its registrations are somebody's work.
 */
export const firstHeldTouch = <T extends Touch>(touches: readonly T[], moment: number): T | undefined =>
  touches
    .filter((touch) => touch.held !== null && touch.held !== 'dropped' && isInWindow(touch, moment))
    .sort(byTime)[0]

/** The visit stored with an order or a lead: the last eligible one. */
export const lastTouch = <T extends Touch>(touches: readonly T[], moment: number): T | undefined =>
  touches
    .filter((touch) => isEligible(touch, moment))
    .sort(byTime)
    .pop()

/** More visits of one link from one network in an hour, or registrations in ten minutes, are held for review. */
export const burstLimits = { visitsAnHour: 60, registrations: 8, registrationsWindowMs: 600_000 } as const
