import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, idSchema } from '../scalars'

/** A node of a mind map with everything below it. */
export interface MindNode {
  readonly id: string
  readonly title: string
  readonly text?: string | undefined
  readonly children?: readonly MindNode[] | undefined
}

export const mindNodeSchema: v.GenericSchema<MindNode> = v.object({
  id: idSchema,
  title: v.pipe(v.string(), v.minLength(1)),
  text: v.optional(v.string()),
  children: v.optional(v.array(v.lazy(() => mindNodeSchema))),
})

const mindMapCardEntries = { mapId: idSchema, title: v.string(), subject: v.string() }

export const mindMapSchema = v.object({ ...mindMapCardEntries, root: mindNodeSchema })
export type MindMap = v.InferOutput<typeof mindMapSchema>

export const mindMaps = defineCall({
  id: 'promo.mindMaps',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/mind-maps',
  summary: 'The mind maps, without their nodes.',
  lists: { bounded: 'authored' },
  response: v.array(v.object({ ...mindMapCardEntries, nodeCount: countSchema })),
  hideLoading: true,
  assumed: true,
})

export const mindMap = defineCall({
  id: 'promo.mindMap',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/mind-maps/{mapId}',
  summary: 'A mind map with all its nodes.',
  params: v.object({ mapId: idSchema }),
  lists: 'single',
  response: mindMapSchema,
  hideLoading: true,
  assumed: true,
})
