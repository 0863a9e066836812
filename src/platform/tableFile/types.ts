/** The largest table that is read, in bytes. */
export const MOST_BYTES = 1024 * 1024

/** Tables that a member of staff chooses on the device. */
export interface TableFiles {
  /** The text of a chosen CSV file, in UTF-8 or GB 18030; null where none was chosen, undefined where it is too large or cannot be read. */
  take(): Promise<string | null | undefined>
}
