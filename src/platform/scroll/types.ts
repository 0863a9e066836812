export interface Scroll {
  /** Brings the page on screen to its beginning. */
  toTop(): void
  /** Brings an element to `offset` pixels below the top of its page, without animation. */
  toElement(id: string, offset: number): void
  /** Distance from the top of the screen to the element, in pixels. */
  distance(id: string): Promise<number>
  /** Keeps how far the page on screen is scrolled, under its address, until the session ends (seed §4). */
  remember(address: string): void
  /** Brings a page that was reloaded back to where it was; tries for `withinMs` while its content is still growing. */
  restore(address: string, withinMs: number): void
}
