export interface Network {
  isOnline(): boolean
  /** Calls back on every change; returns the unsubscriber. */
  onChange(listener: (online: boolean) => void): () => void
}
