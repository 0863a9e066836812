export interface PageUpdates {
  /** Keeps what a page draws from its view while another one covers it; it would cross the bridge for nobody. */
  hold(page: string): void
  /** Sends in one go what was kept. */
  release(page: string): void
}
