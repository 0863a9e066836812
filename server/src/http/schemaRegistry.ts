import { toJsonSchema } from '@valibot/to-json-schema'
import type { FastifySchemaCompiler } from 'fastify'
import * as v from 'valibot'
import { cleanInput } from '@/lib/text/cleanInput'
import { ApiError } from './ApiError'
import { isStorable } from './isStorable'
import { lengthsOf } from './lengthsOf'

const KEY = 'x-contract'

type JsonSchema = Record<string, unknown>

const isRecord = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

/** OpenAPI wants one object of parameters: the alternatives of a variant become its optional fields. */
const flattenVariant = (schema: JsonSchema): JsonSchema => {
  const options = schema['anyOf'] ?? schema['oneOf']
  if (schema['properties'] || !Array.isArray(options)) return schema
  const properties: JsonSchema = Object.fromEntries(
    options
      .filter(isRecord)
      .flatMap((option) => Object.entries(Object(option['properties'] ?? {}) as JsonSchema)),
  )
  return { type: 'object', properties }
}

const describe = (schema: v.GenericSchema): JsonSchema => {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'openapi-3.0',
  })
  return { ...json }
}

/** A contract's message when it wrote one in Chinese, else the general text. */
const chineseMessage = (issues: readonly v.BaseIssue<unknown>[]) =>
  issues.find((issue) => /[一-鿿]/.test(issue.message))?.message

/**
 * Keeps the contracts' schemas beside the JSON Schema that Fastify and the API reference see,
 * so that requests are checked by the very contract the app uses: lengths of lists, then cleaned texts, then everything else.
 */
export class SchemaRegistry {
  private readonly schemas = new Map<string, v.GenericSchema>()

  /** The JSON Schema of a contract's part, marked with its name for `compile`. */
  register(name: string, schema: v.GenericSchema, part: 'params' | 'query' | 'body'): JsonSchema {
    this.schemas.set(name, schema)
    const json = describe(schema)
    return { ...(part === 'body' ? json : flattenVariant(json)), [KEY]: name }
  }

  /** Fastify's validator compiler: the contract parses, trims and fills defaults. */
  readonly compile: FastifySchemaCompiler<unknown> = ({ schema }) => {
    const name = isRecord(schema) ? schema[KEY] : undefined
    const contract = typeof name === 'string' ? this.schemas.get(name) : undefined
    if (!contract) throw new Error(`No contract behind the schema ${String(name)}`)
    const lengthsFit = lengthsOf(contract)
    return (raw: unknown) => {
      // Count lists first: cleaning a hundred thousand entries would cost more than refusing them.
      if (lengthsFit?.(raw) === false) return { error: new ApiError('invalidRequest') }
      const data = cleanInput(raw)
      if (!isStorable(data)) return { error: new ApiError('invalidRequest') }
      const result = v.safeParse(contract, data)
      if (result.success) return { value: result.output }
      return { error: new ApiError('invalidRequest', chineseMessage(result.issues)) }
    }
  }

  /** The JSON Schema of an answer, for the API reference only. */
  describeResponse(schema: v.GenericSchema): JsonSchema {
    return describe(schema)
  }
}
