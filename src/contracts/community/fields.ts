import * as v from 'valibot'
import { commentTargets, followKinds, likeKinds, postStates, reviewTargets } from '@/domain/community/kinds'
import { countSchema, idSchema } from '../scalars'

/** The last row of a page: its number, behind its heat where rows are sorted by that. */
const cursorSchema = v.pipe(v.string(), v.regex(/^\d{1,10}(?:_\d{1,10})?$/))

/** A page by cursor; `next` is absent at the end. */
export const slideOf = <const S extends v.GenericSchema>(item: S) =>
  v.object({ list: v.array(item), next: v.optional(cursorSchema) })

export const slideQuery = {
  cursor: v.optional(cursorSchema),
  size: v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,2}$/))]),
      v.transform(Number),
      v.minValue(1),
      v.maxValue(50),
    ),
    20,
  ),
}

/** An author as strangers see one; the id is absent for removed accounts and for the editors. */
export const personSchema = v.object({
  authorId: v.optional(v.string()),
  name: v.string(),
  avatar: v.string(),
})
export type Person = v.InferOutput<typeof personSchema>

export const countsSchema = v.object({ reads: countSchema, likes: countSchema, comments: countSchema })
export const stateSchema = v.picklist(postStates)
export const requestKeySchema = idSchema

export const targetParams = v.object({ kind: v.picklist(commentTargets), targetId: idSchema })
export const likeParams = v.object({ kind: v.picklist(likeKinds), targetId: idSchema })
export const followParams = v.object({ kind: v.picklist(followKinds), targetId: idSchema })
export const reviewTargetSchema = v.picklist(reviewTargets)
