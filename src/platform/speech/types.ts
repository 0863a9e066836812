export interface Speech {
  /** Says a text, or plays `audioUrl` when there is one; resolves to whether anything was heard. Never blocks a page. */
  say(text: string, audioUrl?: string): Promise<boolean>
  /** Whether anything could be heard at all, so that nobody is asked to listen to silence. */
  canSay(audioUrl?: string): boolean
  stop(): void
}
