const RADIX = 36

/** The id of an event: its time and its device. Ids of one log sort by time, and two devices never make the same one. */
export const eventId = (at: number, device: string): string => `${at.toString(RADIX)}-${device}`

/** The time that an id was made of. */
export const timeOfEventId = (id: string): number => parseInt(id, RADIX)

/** Whether an id is what its time and device make of it. */
export const isEventId = (event: { id: string; at: number; device: string }): boolean =>
  event.id === eventId(event.at, event.device)

/** The time for the next event of a device: now, but always later than its last one, also when the clock was set back. */
export const nextEventTime = (now: number, last: number): number => Math.max(now, last + 1)

/** By time, then by device: the order in which every device and the backend replay the log. */
export const byTime = (one: { at: number; device: string }, other: { at: number; device: string }): number =>
  one.at - other.at || (one.device < other.device ? -1 : Number(one.device > other.device))
