import type { FastifyInstance } from 'fastify'
import type { DocumentService } from './DocumentService'

const TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const

/** Hands out the files of tickets: Word files as downloads, PDF files to be shown. */
export const fileRoutes = (app: FastifyInstance, documents: DocumentService): void => {
  app.get<{ Params: { ticket: string } }>(
    '/library/v1/files/:ticket',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name, format, bytes } = await documents.file(request.params.ticket)
      const way = format === 'pdf' ? 'inline' : 'attachment'
      return reply
        .type(TYPES[format])
        .header('content-disposition', `${way}; filename*=UTF-8''${encodeURIComponent(name)}`)
        .header('cache-control', 'private, max-age=600')
        .send(bytes)
    },
  )
}
