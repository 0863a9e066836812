import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { stsToken } from '@/contracts/base/uploads'
import { FolderPictures } from '../../../server/src/gateways/pictures/FolderPictures'
import type { PictureStore } from '../../../server/src/gateways/pictures/PictureStore'
import { bucketOf, S3Pictures } from '../../../server/src/gateways/pictures/S3Pictures'
import { fakeBucket } from '../harness/fakeBucket'
import { startBackend } from '../harness/startBackend'

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const bytesOf = async (stream: Readable | undefined): Promise<string | undefined> => {
  if (!stream) return undefined
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('base64')
}

const folder = mkdtempSync(join(tmpdir(), 'yantu-pictures-'))
let bucket: Awaited<ReturnType<typeof fakeBucket>>
const stores: Record<string, () => PictureStore> = {
  'a folder': () => new FolderPictures(folder),
  'a bucket': () => new S3Pictures(bucketOf(`http://key:sec%2Fret@${bucket.url}/pictures?region=cn-north-1`)),
}

beforeAll(async () => {
  bucket = await fakeBucket('key')
})
afterAll(async () => {
  await bucket.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(Object.entries(stores))('pictures in %s', (_, open) => {
  test('come back as they went', async () => {
    await open().put('one.gif', 'image/gif', GIF)
    expect(await bytesOf(await open().read('one.gif'))).toBe(GIF.toString('base64'))
  })

  test('go when they are removed, and may be removed twice', async () => {
    const store = open()
    await store.put('two.gif', 'image/gif', GIF)
    await store.remove('two.gif')
    await store.remove('two.gif')
    expect(await store.read('two.gif')).toBeUndefined()
  })
})

test('a picture in the folder is for its owner alone', async () => {
  await new FolderPictures(folder).put('three.gif', 'image/gif', GIF)
  if (process.platform !== 'win32') expect(statSync(join(folder, 'three.gif')).mode & 0o077).toBe(0)
})

test('a store that refuses is said, without its keys', async () => {
  bucket.state.isBroken = true
  const failed = stores['a bucket']?.().put('four.gif', 'image/gif', GIF)
  await expect(failed).rejects.toThrow('the picture store answered 400 to PUT')
  bucket.state.isBroken = false
})

test.each([
  'https://host/bucket',
  'https://key:secret@host/',
  'https://key:secret@host/a/b',
  'ftp://k:s@host/b',
])('UPLOADS_URL %s is refused', (url) =>
  expect(() => bucketOf(url)).toThrow('must be https://<key>:<secret>@<host>/<bucket>'),
)

test('a learner’s picture goes into the bucket by one process and comes out by the address that was answered', async () => {
  const pictures = stores['a bucket']?.()
  const backend = await startBackend({ pictures })
  try {
    const { token } = await backend.login('13700000009')
    const { securityToken } = await backend.ask(stsToken, {}, token)
    const body = new FormData()
    body.append('file', new Blob([GIF], { type: 'image/gif' }), 'x.gif')
    const request = new Request('http://x/base/v1/uploads', { method: 'POST', body })
    const sent = await backend.fastify.inject({
      method: 'POST',
      url: '/base/v1/uploads',
      payload: Buffer.from(await request.arrayBuffer()),
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        'x-upload-ticket': securityToken,
      },
    })
    const { url } = sent.json<{ result: { url: string } }>().result
    expect(bucket.kept.get(`/pictures/${url.replace('/uploads/', '')}`)?.type).toBe('image/gif')
    const shown = await backend.fastify.inject(url)
    // The backend encodes pictures anew: the bytes are its own.
    const kept = shown.rawPayload.subarray(0, 6).toString('latin1')
    expect([shown.statusCode, shown.headers['content-type'], kept]).toEqual([200, 'image/gif', 'GIF89a'])
    for (const path of ['/uploads/none.gif', '/uploads/..%2f..%2fmain.ts', '/uploads/x.svg'])
      expect((await backend.fastify.inject(path)).statusCode).toBe(404)
  } finally {
    await backend.stop()
  }
})
