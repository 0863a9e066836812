export interface Visibility {
  /** Calls back when the app goes to the background or is left; the last chance to send. */
  onHide(listener: () => void): () => void
  onShow(listener: () => void): () => void
}
