import * as v from 'valibot'
import { defineCall } from '../define'
import { idSchema, inviteCodeSchema, promotionIdSchema, uidParams, uidSchema } from '../scalars'

const goodsParams = v.object({ uid: uidSchema, goodsId: idSchema })

/** Whether a learner owns goods. */
export const goodsExistSchema = v.object({ goodsId: v.string(), exist: v.boolean() })
export type GoodsExist = v.InferOutput<typeof goodsExistSchema>

export const goodsExist = defineCall({
  id: 'gaoshou.goodsExist',
  allows: 'owner',
  method: 'GET',
  path: '/gaoshou/v1/students/{uid}/goods/{goodsId}/exist',
  summary: 'Whether the learner owns the goods now.',
  params: goodsParams,
  response: goodsExistSchema,
  hideLoading: true,
})

export const goodsExists = defineCall({
  id: 'gaoshou.goodsExists',
  allows: 'owner',
  method: 'GET',
  path: '/gaoshou/v1/student/{uid}/goods-exists',
  summary: 'The same for several goods, ids with commas.',
  params: uidParams,
  query: v.object({
    goodsIds: v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{1,64}(,[0-9A-Za-z_-]{1,64}){0,49}$/)),
  }),
  lists: { bounded: 'the ids of the query' },
  response: v.array(goodsExistSchema),
  hideLoading: true,
})

/** By what the learner came, as in an order. */
const cameByEntries = {
  promotionId: v.optional(promotionIdSchema),
  inviteCode: v.optional(inviteCodeSchema),
}

export const addGoods = defineCall({
  id: 'gaoshou.addGoods',
  allows: 'owner',
  method: 'POST',
  path: '/gaoshou/v1/student/{uid}/goods/{goodsId}',
  summary: 'Take goods that cost nothing; others must be bought.',
  params: goodsParams,
  // Clients that say nothing of it send no body.
  body: v.nullish(v.object(cameByEntries), {}),
  response: goodsExistSchema,
})

/** Why goods cannot be taken with one tap: not sold (any more), not free, seats to count or parcels to send (an order does both), last day past. */
export const takeRefusals = ['gone', 'priced', 'limited', 'shipped', 'over'] as const
export type TakeRefusal = (typeof takeRefusals)[number]

export const takenGoodsSchema = v.object({
  ...goodsExistSchema.entries,
  refused: v.optional(v.picklist(takeRefusals)),
})
export type TakenGoods = v.InferOutput<typeof takenGoodsSchema>

/** Goods that are taken at once. */
export const MOST_TAKEN = 50

export const addGoodsBatch = defineCall({
  id: 'gaoshou.addGoodsBatch',
  allows: 'owner',
  method: 'POST',
  path: '/gaoshou/v1/student/{uid}/goods-batch-create',
  summary: 'Take of several goods those that may be taken for nothing; of the others, why not.',
  params: uidParams,
  body: v.object({
    goodsIds: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(MOST_TAKEN)),
    ...cameByEntries,
  }),
  response: v.array(takenGoodsSchema),
})
