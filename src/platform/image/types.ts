export interface ImageSaver {
  /** Saves a picture to the album; on H5, where that is impossible, it answers `press` so that the page can say 长按保存. */
  save(url: string): Promise<'saved' | 'press' | 'refused'>
}
