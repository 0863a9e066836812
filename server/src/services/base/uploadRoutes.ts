import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../http/ApiError'
import { readMultipart } from '../../http/readMultipart'
import type { UploadService } from './UploadService'

const MAX_BYTES = 5 * 1024 * 1024

/** Takes pictures by ticket and hands them out again; both live in the data folder. */
export const uploadRoutes = async (
  app: FastifyInstance,
  uploads: UploadService,
  folder: string,
): Promise<void> => {
  const schema = {
    summary: 'Upload one picture (field `file`) with the ticket of base.stsToken.',
    tags: ['base'],
  }
  app.post('/base/v1/uploads', { schema }, async (request) => {
    const bytes = await readMultipart(request, async () => {
      const file = await request.file({ limits: { fileSize: MAX_BYTES, files: 1, fields: 5 } })
      if (!file) throw new ApiError('invalidRequest')
      return file.toBuffer()
    })
    const ticket = request.headers['x-upload-ticket']
    const url = await uploads.store(typeof ticket === 'string' ? ticket : '', bytes)
    return { status: 200, result: { url } }
  })
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/uploads/',
    decorateReply: false,
    index: false,
    schemaHide: true,
    immutable: true,
    maxAge: '365d',
  })
}
