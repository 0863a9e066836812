const MOST_PER_KEY = 1024 * 1024
const MOST_IN_ALL = 10 * 1024 * 1024

const encoder = new TextEncoder()
/** WeChat counts bytes; a Chinese character has three. */
const bytesOf = (text: string): number => encoder.encode(text).length

/** A mini-program's storage: JSON values, 1 MiB a key, 10 MiB in all, kept through restarts. */
export class Storage {
  private readonly prefix: string

  constructor(appid: string) {
    this.prefix = `wx:${appid}:`
  }

  set(key: string, data: unknown): void {
    const text = JSON.stringify({ data })
    const bytes = bytesOf(text)
    if (bytes > MOST_PER_KEY) throw new Error('setStorage:fail entry size limit reached')
    if (this.size() + bytes > MOST_IN_ALL) throw new Error('setStorage:fail exceed storage max size 10Mb')
    localStorage.setItem(this.prefix + key, text)
  }

  has(key: string): boolean {
    return localStorage.getItem(this.prefix + key) !== null
  }

  /** The value, or an empty string as WeChat answers for a missing key. */
  get(key: string): unknown {
    const text = localStorage.getItem(this.prefix + key)
    if (text === null) return ''
    const { data } = JSON.parse(text)
    return data
  }

  remove(key: string): void {
    localStorage.removeItem(this.prefix + key)
  }

  clear(): void {
    for (const key of this.keys()) this.remove(key)
  }

  info(): { keys: string[]; currentSize: number; limitSize: number } {
    return { keys: this.keys(), currentSize: Math.ceil(this.size() / 1024), limitSize: MOST_IN_ALL / 1024 }
  }

  private keys(): string[] {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(this.prefix))
      .map((key) => key.slice(this.prefix.length))
  }

  private size(): number {
    return this.keys().reduce((sum, key) => sum + bytesOf(localStorage.getItem(this.prefix + key) ?? ''), 0)
  }
}
