import * as v from 'valibot'
import { defineCall } from '../define'
import { fenSchema, idParams, pageOf, pageQueryEntries, promotionIdSchema } from '../scalars'

/** The card of a seller. */
export const sellerSchema = v.object({
  id: v.string(),
  name: v.string(),
  title: v.string(),
  avatar: v.string(),
  branchId: v.string(),
  branchName: v.string(),
  inviteCode: v.string(),
  wechatId: v.string(),
  qrUrl: v.string(),
})
export type Seller = v.InferOutput<typeof sellerSchema>

export const sellerV1 = defineCall({
  id: 'gaoshou.sellerV1',
  allows: 'anyone',
  method: 'GET',
  path: '/gaoshou/v1/seller-business-info/{id}',
  summary: 'The card of a seller, older form.',
  params: idParams,
  response: sellerSchema,
  hideLoading: true,
})

export const seller = defineCall({
  id: 'gaoshou.seller',
  allows: 'anyone',
  method: 'GET',
  path: '/gaoshou/v2/seller-business-info/{id}',
  summary: 'The card of a seller with the chat link of the branch.',
  params: idParams,
  response: v.object({ ...sellerSchema.entries, consultUrl: v.string() }),
  hideLoading: true,
})

export const saleList = defineCall({
  id: 'gaoshou.saleList',
  allows: 'anyone',
  method: 'GET',
  path: '/gaoshou/v1/sale-list/{id}',
  summary: 'What a promotion sells.',
  params: v.object({ id: promotionIdSchema }),
  query: v.object(pageQueryEntries),
  lists: 'paged',
  response: pageOf(
    v.object({
      goodsId: v.string(),
      title: v.string(),
      cover: v.string(),
      price: fenSchema,
      originalPrice: fenSchema,
    }),
  ),
  hideLoading: true,
})
