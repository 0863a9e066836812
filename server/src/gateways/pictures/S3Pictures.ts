import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { PictureStore } from './PictureStore'

const PATIENCE = 15_000

/** A bucket of a store that speaks S3. */
export interface Bucket {
  /** `https://host/bucket`, without a slash at the end (path-style address). */
  readonly url: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

/** Reads `https://key:secret@host/bucket?region=…` (`UPLOADS_URL`). Throws in English when a part is missing. */
export const bucketOf = (text: string): Bucket => {
  const { protocol, username, password, host, pathname, searchParams } = new URL(text)
  const bucket = pathname.replace(/^\/|\/$/g, '')
  if (!/^https?:$/.test(protocol) || !username || !password || !bucket || bucket.includes('/'))
    throw new Error('must be https://<key>:<secret>@<host>/<bucket>?region=<region>')
  return {
    url: `${protocol}//${host}/${bucket}`,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
  }
}

/** Pictures in any S3-compatible store (AWS, MinIO, OSS, COS), shared by several machines. */
export class S3Pictures implements PictureStore {
  private readonly client: AwsClient
  private readonly url: string

  constructor({ url, accessKeyId, secretAccessKey, region }: Bucket) {
    this.url = url
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  }

  async put(id: string, mediaType: string, bytes: Buffer): Promise<void> {
    await this.ask(id, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': mediaType } })
  }

  async read(id: string): Promise<Readable | undefined> {
    const { body } = await this.ask(id, { method: 'GET' })
    // fetch returns the stream of node:stream/web; only the declarations differ.
    return body ? Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]) : undefined
  }

  async remove(id: string): Promise<void> {
    await this.ask(id, { method: 'DELETE' })
  }

  /** An answer of the store; one without a body when it has no such picture. Throws on any other refusal, without its keys. */
  private async ask(id: string, init: RequestInit): Promise<Pick<Response, 'body'>> {
    const signal = AbortSignal.timeout(PATIENCE)
    const answer = await this.client.fetch(`${this.url}/${id}`, { ...init, signal })
    if (answer.ok) return answer
    await answer.body?.cancel()
    if (answer.status === 404) return { body: null }
    throw new Error(`the picture store answered ${answer.status} to ${init.method ?? 'GET'}`)
  }
}
