/** Reads Chinese texts aloud with a voice of the device. */
export interface ReadAloud {
  /** Whether the device has such a voice. */
  isThere(): boolean
  /** Reads a text; another one that is being read stops. */
  read(text: string): void
  stop(): void
}
