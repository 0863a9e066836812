import * as v from 'valibot'
import { defineCall } from '../define'
import { idSchema } from '../scalars'

/** An assistant as the app shows it. */
export const variantSchema = v.object({
  variant: idSchema,
  name: v.string(),
  /** One line for the entry that gathers all assistants. */
  slogan: v.string(),
  greeting: v.string(),
  suggestions: v.array(v.string()),
  /** Sent with every question to the operator: fixed per assistant (seed §7). */
  clientId: v.string(),
  look: v.picklist(['blue', 'violet', 'orange', 'green', 'red', 'teal']),
  /** The row of the table that opens it. */
  route: v.string(),
  /** Whether the entry of all assistants shows it. */
  listed: v.boolean(),
  /** Whether it can hand over to a person. */
  handsOver: v.boolean(),
})
export type Variant = v.InferOutput<typeof variantSchema>

export const variants = defineCall({
  id: 'assistant.variants',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/robot/variants',
  summary: 'The assistants in their order.',
  lists: { bounded: 'authored' },
  response: v.array(variantSchema),
  hideLoading: true,
  assumed: true,
})
