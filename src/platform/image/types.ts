/** Tells what became of a picture: `press` where only a long press keeps it; `refused` where the album is closed to us, which its owner can change. */
export type SaveOutcome = 'saved' | 'press' | 'refused' | 'failed'

export interface ImageSaver {
  /** Saves a picture to the album; on H5, where that is impossible, it answers `press` so that the page can say 长按保存. */
  save(url: string): Promise<SaveOutcome>
  /** Opens the client's settings, where the album is opened to us. Only right after a tap. */
  openSettings(): void
}
