import fc from 'fast-check'
import type * as v from 'valibot'
import { isSchemaNode, type SchemaNode } from '../../../server/src/http/SchemaNode'

const requirement = (node: SchemaNode, type: string) =>
  node.pipe?.find((action) => action.type === type)?.requirement

const numberOf = (node: SchemaNode, type: string, otherwise: number) => {
  const value = requirement(node, type)
  return typeof value === 'number' ? value : otherwise
}

const textOf = (node: SchemaNode): fc.Arbitrary<unknown> => {
  const pattern = requirement(node, 'regex')
  if (pattern instanceof RegExp || Object.prototype.toString.call(pattern) === '[object RegExp]') {
    return fc.stringMatching(new RegExp(String((pattern as RegExp).source)))
  }
  return fc.string({
    unit: 'grapheme',
    minLength: numberOf(node, 'min_length', 0),
    maxLength: Math.min(numberOf(node, 'max_length', 40), 60),
  })
}

const numberIn = (min: number, max: number): fc.Arbitrary<number> =>
  Number.isInteger(min) && Number.isInteger(max)
    ? fc.integer({ min, max })
    : fc.double({ min, max, noNaN: true })

const choices = (node: SchemaNode): fc.Arbitrary<unknown> =>
  fc.oneof(
    ...(node.options ?? []).map((option) =>
      isSchemaNode(option) ? arbitraryOfNode(option) : fc.constant(option),
    ),
  )

const objectOf = (node: SchemaNode): fc.Arbitrary<unknown> => {
  const entries = Object.entries(node.entries ?? {})
  const required = entries.filter(([, entry]) => entry.type !== 'optional').map(([key]) => key)
  const model = Object.fromEntries(entries.map(([key, entry]) => [key, arbitraryOfNode(entry)]))
  return fc.record(model, { requiredKeys: required })
}

const arbitraryOfNode = (node: SchemaNode): fc.Arbitrary<unknown> => {
  const inner = node.wrapped ?? node.item
  switch (node.type) {
    case 'string':
      return textOf(node)
    case 'number':
      return numberIn(numberOf(node, 'min_value', 0), numberOf(node, 'max_value', 2 ** 41))
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constant(node.literal)
    case 'picklist':
    case 'union':
    case 'variant':
      return choices(node)
    case 'object':
      return objectOf(node)
    case 'array': {
      const limits = {
        minLength: numberOf(node, 'min_length', 0),
        maxLength: Math.min(numberOf(node, 'max_length', 5), 5),
      }
      return inner ? fc.array(arbitraryOfNode(inner), limits) : fc.constant([])
    }
    default:
      return inner ? arbitraryOfNode(inner) : fc.constant(undefined)
  }
}

/** Values that a contract allows, for fuzzing. */
export const arbitraryOf = (schema: v.GenericSchema): fc.Arbitrary<unknown> =>
  isSchemaNode(schema) ? arbitraryOfNode(schema) : fc.constant(undefined)
