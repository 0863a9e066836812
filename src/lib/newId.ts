const RADIX = 36

const random = (): string => Math.random().toString(RADIX).slice(2, 10).padEnd(8, '0')

/** An id made on the device: time first, so that ids sort, then 80 random bits. */
export const newId = (): string => `${Date.now().toString(RADIX)}-${random()}${random()}`
