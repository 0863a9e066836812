export interface Scroll {
  /** Brings an element to `offset` pixels below the top of its page, without animation. */
  toElement(id: string, offset: number): void
  /** How far the element stands below the top of the screen, in pixels. */
  distance(id: string): Promise<number>
}
