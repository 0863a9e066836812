import * as v from 'valibot'
import { formulaRoomSchema } from '../formulas'

/** Target of an answer's link: a route row with its values, never a free address. */
export const answerLinkSchema = v.object({ route: v.string(), query: v.record(v.string(), v.string()) })
export type AnswerLink = v.InferOutput<typeof answerLinkSchema>

/** A formula of an answer, in its line or alone. */
const formulaSchema = v.object({ ...formulaRoomSchema.entries, display: v.boolean() })

/** A piece of a line. `source` points at one of the answer's sources, counted from 1. With `formula` the text is TeX; `phone` is called by a tap. */
export const inlineSchema = v.object({
  text: v.string(),
  look: v.optional(v.picklist(['strong', 'em', 'code', 'del'])),
  link: v.optional(answerLinkSchema),
  phone: v.optional(v.string()),
  source: v.optional(v.number()),
  formula: v.optional(formulaSchema),
})
export type Inline = v.InferOutput<typeof inlineSchema>

const line = v.array(inlineSchema)

/** The full tree of an answer: other Markdown arrives as text, never as markup. */
export const blockSchema = v.variant('kind', [
  v.object({ kind: v.literal('paragraph'), line }),
  v.object({ kind: v.literal('heading'), line }),
  v.object({ kind: v.literal('quote'), line }),
  v.object({ kind: v.literal('code'), text: v.string() }),
  // `start` is the number of the first item where that is not 1.
  v.object({
    kind: v.literal('list'),
    ordered: v.boolean(),
    start: v.optional(v.number()),
    items: v.array(line),
  }),
  v.object({ kind: v.literal('table'), head: v.array(line), rows: v.array(v.array(line)) }),
  v.object({ kind: v.literal('rule') }),
])
export type Block = v.InferOutput<typeof blockSchema>
