import type * as v from 'valibot'
import { isSchemaNode, type SchemaNode } from './SchemaNode'

/** Whether no list and no record in a value is longer than its schema allows. */
export type LengthsFit = (value: unknown) => boolean

const MOST = new Set(['length', 'max_length', 'entries', 'max_entries'])

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The maximum items of a list or record; limits behind a transformation concern another value. */
const mostOf = ({ pipe = [] }: SchemaNode): number => {
  const last = pipe.findIndex(({ kind }) => kind === 'transformation')
  const limits = pipe
    .slice(0, last < 0 ? undefined : last)
    .flatMap(({ type, requirement }) =>
      MOST.has(type) && typeof requirement === 'number' ? requirement : [],
    )
  return Math.min(Infinity, ...limits)
}

const ofList = (node: SchemaNode, item: LengthsFit | undefined): LengthsFit | undefined => {
  const most = mostOf(node)
  if (most === Infinity && !item) return undefined
  return (value) =>
    !Array.isArray(value) || (value.length <= most && (!item || value.every((entry) => item(entry))))
}

const ofRecord = (node: SchemaNode, item: LengthsFit | undefined): LengthsFit | undefined => {
  const most = mostOf(node)
  if (most === Infinity && !item) return undefined
  return (value) => {
    if (!isRecord(value)) return true
    const entries = Object.values(value)
    return entries.length <= most && (!item || entries.every(item))
  }
}

const ofObject = (entries: Readonly<Record<string, SchemaNode>>): LengthsFit | undefined => {
  const checked = Object.entries(entries).flatMap(([key, entry]) => {
    const fits = ofNode(entry)
    return fits ? [{ key, fits }] : []
  })
  if (!checked.length) return undefined
  return (value) => !isRecord(value) || checked.every(({ key, fits }) => fits(value[key]))
}

const ofChoices = (options: readonly unknown[]): LengthsFit | undefined => {
  const found = options.filter(isSchemaNode).map(ofNode)
  const checked = found.filter((fits) => fits !== undefined)
  // One that takes any length takes this one.
  if (!checked.length || checked.length < found.length) return undefined
  return (value) => checked.some((fits) => fits(value))
}

const ofNode = (node: SchemaNode): LengthsFit | undefined => {
  if (node.type === 'array') return ofList(node, node.item && ofNode(node.item))
  if (node.type === 'record') return ofRecord(node, node.value && ofNode(node.value))
  if (node.entries) return ofObject(node.entries)
  if (node.wrapped) return ofNode(node.wrapped)
  return node.options ? ofChoices(node.options) : undefined
}

/**
 * A check of lengths alone, made once for a schema; undefined when nothing in it has a greatest length. A schema looks at
 * every item before it counts them: a body of a million wrong ones would cost a second before it is refused.
 */
export const lengthsOf = (schema: v.GenericSchema): LengthsFit | undefined =>
  isSchemaNode(schema) ? ofNode(schema) : undefined
