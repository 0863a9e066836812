import type { Device } from './Device'

const TEMP = 'http://tmp/'
/** The folder that a mini-program may write to. */
export const USER_DATA_PATH = 'http://usr'

interface StoredFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: string
  url: string
  /** The address that it was downloaded from. */
  readonly origin: string
}

const ABSOLUTE = /^(https?:|data:|blob:|\/\/)/

/** Temporary and user files, kept in memory, and the way from any path to something that the browser can show. */
export class Files {
  private readonly stored = new Map<string, StoredFile>()

  constructor(private readonly device: Device) {}

  has(path: string): boolean {
    return this.stored.has(path)
  }

  read(path: string): Uint8Array<ArrayBuffer> | undefined {
    return this.stored.get(path)?.bytes
  }

  typeOf(path: string): string {
    return this.stored.get(path)?.type ?? 'application/octet-stream'
  }

  /** The address from which a file came; a path that was not downloaded is its own. */
  originOf(path: string): string {
    return this.stored.get(path)?.origin ?? path
  }

  write(
    path: string,
    bytes: Uint8Array<ArrayBuffer>,
    type = 'application/octet-stream',
    origin = path,
  ): void {
    this.remove(path)
    this.stored.set(path, { bytes, type, url: '', origin })
  }

  remove(path: string): boolean {
    const file = this.stored.get(path)
    if (file?.url) URL.revokeObjectURL(file.url)
    return this.stored.delete(path)
  }

  /** Paths under a folder. */
  list(folder: string): string[] {
    const prefix = folder.endsWith('/') ? folder : `${folder}/`
    return [...this.stored.keys()]
      .filter((path) => path.startsWith(prefix))
      .map((path) => path.slice(prefix.length))
  }

  /** Keeps bytes as a temporary file and names it. */
  async addTemp(blob: Blob, extension: string, origin?: string): Promise<string> {
    const path = `${TEMP}${crypto.randomUUID()}.${extension}`
    this.write(path, new Uint8Array(await blob.arrayBuffer()), blob.type, origin)
    return path
  }

  /** The address at which the browser finds a picture, sound or other file that a page at `page` names. */
  url(source: string, page = ''): string {
    if (!source) return ''
    const file = this.stored.get(source)
    if (file) return (file.url ||= URL.createObjectURL(new Blob([file.bytes], { type: file.type })))
    if (ABSOLUTE.test(source)) return this.device.mapOrigins(source)
    const path = source.startsWith('/') ? source : new URL(source, `http://package/${page}`).pathname
    return `/files/${path.replace(/^\//, '')}`
  }
}
