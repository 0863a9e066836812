const DAY_MS = 86_400_000

/** Version of the rule in this file; stored with every decision made by it. */
export const ATTRIBUTION_VERSION = 1

/** A visit counts for registrations and leads within so many days after it. */
export const ATTRIBUTION_WINDOW_MS = 30 * DAY_MS

/** A visit through a link, on any device of a person. */
export interface Touch {
  readonly id: string
  readonly at: number
  /** Why the visit is held for review; null where it counts. */
  readonly held: string | null
}

const isEligible = ({ at, held }: Touch, moment: number): boolean =>
  held === null && at <= moment && at > moment - ATTRIBUTION_WINDOW_MS

const byTime = (a: Touch, b: Touch): number => a.at - b.at || (a.id < b.id ? -1 : 1)

/** The visit that a registration is counted for: the first eligible one within 30 days before it. */
export const firstTouch = <T extends Touch>(touches: readonly T[], registeredAt: number): T | undefined =>
  touches.filter((touch) => isEligible(touch, registeredAt)).sort(byTime)[0]

/** The visit stored with an order or a lead: the last eligible one. */
export const lastTouch = <T extends Touch>(touches: readonly T[], moment: number): T | undefined =>
  touches
    .filter((touch) => isEligible(touch, moment))
    .sort(byTime)
    .pop()

/** More visits of one link from one network in an hour, or registrations in ten minutes, are held for review. */
export const burstLimits = { visitsAnHour: 60, registrations: 8, registrationsWindowMs: 600_000 } as const
