import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import { createApp } from '../../server/src/app'
import type { Database } from '../../server/src/db/Database'
import { systemRandom } from '../../server/src/ports/Random'
import { type BenchCase, RECORDED_ID } from './BenchCase'

/** A statement and its parameters as they went to the driver. */
export interface Statement {
  readonly text: string
  readonly params: readonly unknown[]
}

/** The database work of a call, which the peer repeats. */
export interface Recording {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly statements: readonly Statement[]
  /** The marks of the recorded request, to be replaced by those of another. */
  readonly marks: readonly (string | number)[]
  /** The JSON Schema of its body, for calls that have one. */
  readonly body?: JsonSchema
}

type JsonSchema = ReturnType<typeof toJsonSchema>

/** Sends request 0 of each case to a backend of this process and keeps its statements. */
export const recordQueries = async (
  database: Database,
  seen: Statement[],
  cases: readonly BenchCase[],
): Promise<Recording[]> => {
  const uploadDir = mkdtempSync(path.join(tmpdir(), 'yantu-bench-'))
  const random = { ...systemRandom, id: () => RECORDED_ID }
  const options = { contentDir: path.resolve('content'), uploadDir, logLevel: 'error', trustProxy: 1 }
  const { fastify } = await createApp({ ...options, database, random })
  const recordings: Recording[] = []
  for (const { name, request, marks, contract } of cases) {
    const { method, path: url, headers = {}, body } = request(0)
    const schema = contract?.body && toJsonSchema(contract.body, { typeMode: 'input', errorMode: 'ignore' })
    seen.length = 0
    const answer = await fastify.inject({
      method,
      url,
      headers: { ...headers },
      ...(body !== undefined && { payload: body }),
    })
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`)
    const recording = { name, method, statements: [...seen], marks: marks?.(0) ?? [] }
    recordings.push({ ...recording, ...(schema && { body: schema }) })
  }
  await fastify.close()
  rmSync(uploadDir, { recursive: true, force: true })
  return recordings
}
