/** A property as WeChat reads a switch: `"false"` is false. */
export const flag = (value: unknown): boolean =>
  value === true ||
  (typeof value === 'string' && value !== '' && value !== 'false') ||
  (typeof value === 'number' && value !== 0)

/** A property as a number, or the default when it is none. */
export const amount = (value: unknown, fallback: number): number =>
  value === '' || value === null || value === undefined || Number.isNaN(Number(value))
    ? fallback
    : Number(value)

/** A property as text. */
export const words = (value: unknown): string => (value === null || value === undefined ? '' : String(value))
