import type { FastifyRequest } from 'fastify'
import { ApiError } from './ApiError'

/** Runs what reads a multipart body: one that breaks its own form is the caller's mistake, whatever the parser calls it. */
export const readMultipart = async <T>(request: FastifyRequest, read: () => Promise<T>): Promise<T> => {
  if (!request.isMultipart()) throw new ApiError('invalidRequest')
  try {
    return await read()
  } catch (error) {
    // A refusal that has a status of its own, such as a file that is too large, says more.
    if (typeof error === 'object' && error !== null && 'statusCode' in error) throw error
    throw new ApiError('invalidRequest')
  }
}
