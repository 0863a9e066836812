export interface Clipboard {
  /** Resolves to whether the text was copied. */
  write(text: string): Promise<boolean>
}
