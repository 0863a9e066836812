import type { FastifyRequest } from 'fastify'
import { readMultipart } from './readMultipart'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const multipartFields = async (request: FastifyRequest) => {
  const fields: Record<string, unknown> = {}
  for await (const part of request.parts({ limits: { files: 0, fields: 20, fieldSize: 4096 } })) {
    if (part.type === 'field') fields[part.fieldname] = part.value
  }
  return fields
}

/** Puts the fields of a multipart or form body beside the query, where the contract reads them; the query wins. */
export const mergeMultipart = async (request: FastifyRequest): Promise<void> => {
  const body = request.isMultipart()
    ? await readMultipart(request, () => multipartFields(request))
    : request.body
  const query = isRecord(request.query) ? request.query : {}
  request.query = { ...(isRecord(body) ? body : {}), ...query }
}
