/** An LRU cache of pictures by key, up to a number of bytes. */
export class PictureCache {
  private readonly pictures = new Map<string, Buffer>()
  private readonly drawing = new Map<string, Promise<Buffer>>()
  private held = 0

  constructor(private readonly mostBytes: number) {}

  get bytes(): number {
    return this.held
  }

  /** The picture, drawn once for all concurrent requests. */
  async of(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.pictures.get(key)
    if (known) {
      this.pictures.delete(key)
      this.pictures.set(key, known)
      return known
    }
    const begun = this.drawing.get(key)
    if (begun) return begun
    const drawn = draw().finally(() => this.drawing.delete(key))
    this.drawing.set(key, drawn)
    const picture = await drawn
    this.keep(key, picture)
    return picture
  }

  private keep(key: string, picture: Buffer): void {
    this.pictures.set(key, picture)
    this.held += picture.length
    for (const [oldest, { length }] of this.pictures) {
      if (this.held <= this.mostBytes) return
      this.pictures.delete(oldest)
      this.held -= length
    }
  }
}
