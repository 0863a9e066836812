export interface Speech {
  /** Says a text, or plays `audioUrl` when there is one; resolves to whether anything was heard. Never blocks a page. */
  say(text: string, audioUrl?: string): Promise<boolean>
  stop(): void
}
