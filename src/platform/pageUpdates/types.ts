export interface PageUpdates {
  /** Defers setData of a page while another one covers it. */
  hold(page: string): void
  /** Sends in one go what was kept. */
  release(page: string): void
}
