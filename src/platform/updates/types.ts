/** New versions of the app on this device. */
export interface Updates {
  /** Looks for new versions. Calls back when a new version is there and waits; `apply` starts the app anew with it. */
  follow(onReady: (apply: () => void) => void): void
}
