import type * as v from 'valibot'
import { isSchemaNode, type SchemaNode } from './SchemaNode'

/** No call takes more, whatever its contract says. */
export const LARGEST_BODY = 1024 * 1024
/** Spaces, and keys that only a newer app knows. */
const ROOM = 2
const SMALLEST_BODY = 4096
/** Bytes of a character in UTF-8, counted as JavaScript counts characters. */
const CHARACTER = 3
/** Assumed length of a text with a pattern but without a maximum: ids, codes, phones, dates. */
const PATTERN = 64
const NUMBER = 24
/** Quotes, a colon, a comma. */
const SIGNS = 4

type Step = NonNullable<SchemaNode['pipe']>[number]

/** The steps of a pipe, those of a pipe inside it included. */
const stepsOf = ({ pipe = [] }: SchemaNode): Step[] =>
  pipe.flatMap((step) => (isSchemaNode(step) && step.pipe ? stepsOf(step) : [step]))

const has = (node: SchemaNode, ...types: string[]): number | undefined => {
  const limits = stepsOf(node).flatMap(({ type, requirement }) =>
    types.includes(type) && typeof requirement === 'number' ? requirement : [],
  )
  return limits.length ? Math.min(...limits) : undefined
}

const bytesOfText = (node: SchemaNode): number => {
  const most = has(node, 'length', 'max_length')
  if (most !== undefined) return most * CHARACTER
  return node.pipe?.some(({ kind }) => kind === 'validation') ? PATTERN : LARGEST_BODY
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

const bytesOfRecord = (node: SchemaNode): number => {
  const one = (node.key ? bytesOf(node.key) : 0) + (node.value ? bytesOf(node.value) : 0)
  return (has(node, 'entries', 'max_entries') ?? LARGEST_BODY) * (one + SIGNS)
}

const bytesOfNode = (node: SchemaNode): number => {
  if (node.entries) {
    return sum(Object.entries(node.entries).map(([key, entry]) => key.length + bytesOf(entry) + SIGNS))
  }
  if (node.item) return (has(node, 'length', 'max_length') ?? LARGEST_BODY) * (bytesOf(node.item) + 1)
  if (node.items) return sum(node.items.map((one) => bytesOf(one) + 1))
  if (node.type === 'record') return bytesOfRecord(node)
  if (node.wrapped) return bytesOf(node.wrapped)
  if (node.options)
    return Math.max(...node.options.map((one) => (isSchemaNode(one) ? bytesOf(one) : String(one).length)))
  if (node.type === 'string') return bytesOfText(node)
  if (node.type === 'literal') return String(node.literal).length
  return node.type === 'number' || node.type === 'boolean' ? NUMBER : LARGEST_BODY
}

/** Bytes of the longest JSON that a part of a schema allows, as far as it says. */
const bytesOf = (node: SchemaNode): number => Math.min(LARGEST_BODY, bytesOfNode(node) + SIGNS)

/**
 * The body limit of a call in bytes: the longest that its contract allows, with room. A contract without a bound gets
 * the largest limit of all calls.
 */
export const bodyLimitOf = (schema: v.GenericSchema | undefined): number =>
  isSchemaNode(schema)
    ? Math.min(LARGEST_BODY, Math.max(SMALLEST_BODY, bytesOf(schema) * ROOM))
    : SMALLEST_BODY
