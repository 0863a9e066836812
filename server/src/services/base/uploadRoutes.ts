import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../http/ApiError'
import { orThrow } from '../../http/orThrow'
import { readMultipart } from '../../http/readMultipart'
import type { UploadService } from './UploadService'

/** An id is given once, so what it names never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const MAX_BYTES = 5 * 1024 * 1024

/** Takes pictures by ticket and hands them out again. */
export const uploadRoutes = (app: FastifyInstance, uploads: UploadService): void => {
  const schema = {
    summary: 'Upload one picture (field `file`) with the ticket of base.stsToken.',
    tags: ['base'],
  }
  app.post('/base/v1/uploads', { schema }, async (request) => {
    const ticket = request.headers['x-upload-ticket']
    const uid = await uploads.admit(typeof ticket === 'string' ? ticket : '')
    const bytes = await readMultipart(request, async () => {
      const file = await request.file({ limits: { fileSize: MAX_BYTES, files: 1, fields: 5 } })
      if (!file) throw new ApiError('invalidRequest')
      return file.toBuffer()
    })
    const url = await uploads.store(uid, bytes)
    return { status: 200, result: { url } }
  })
  app.get<{ Params: { id: string } }>('/uploads/:id', { schema: { hide: true } }, async (request, reply) => {
    const picture = orThrow(await uploads.read(request.params.id), 'notFound')
    return reply.type(picture.mediaType).header('cache-control', FOR_EVER).send(picture.bytes)
  })
}
