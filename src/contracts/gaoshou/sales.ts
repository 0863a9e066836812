import * as v from 'valibot'
import { defineCall } from '../define'
import {
  doneSchema,
  fenSchema,
  idParams,
  idSchema,
  inviteCodeSchema,
  pageOf,
  pageQueryEntries,
  promotionIdSchema,
  uidParams,
  uidSchema,
} from '../scalars'

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
  method: 'GET',
  path: '/gaoshou/v1/seller-business-info/{id}',
  summary: 'The card of a seller, older form.',
  params: idParams,
  response: sellerSchema,
  hideLoading: true,
})

export const seller = defineCall({
  id: 'gaoshou.seller',
  method: 'GET',
  path: '/gaoshou/v2/seller-business-info/{id}',
  summary: 'The card of a seller with the chat link of the branch.',
  params: idParams,
  response: v.object({ ...sellerSchema.entries, consultUrl: v.string() }),
  hideLoading: true,
})

export const saleList = defineCall({
  id: 'gaoshou.saleList',
  method: 'GET',
  path: '/gaoshou/v1/sale-list/{id}',
  summary: 'What a promotion sells.',
  params: v.object({ id: promotionIdSchema }),
  query: v.object(pageQueryEntries),
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

export const salesLink = defineCall({
  id: 'gaoshou.salesLink',
  method: 'GET',
  path: '/gaoshou/v1/sales-links',
  summary: 'The address where the goods are bought, with the seller of the invite code: a URL.',
  query: v.object({ inviteCode: v.optional(inviteCodeSchema), goodsId: v.optional(idSchema) }),
  response: v.string(),
  hideLoading: true,
  assumed: true,
})

export const winterVacationApply = defineCall({
  id: 'gaoshou.winterVacationApply',
  method: 'POST',
  path: '/gaoshou/v1/winter-vacation/applications',
  summary:
    'Apply for goods of the winter vacation; status 200 shows the success panel. Repeating changes nothing.',
  body: v.object({ uid: uidSchema, goodsId: idSchema }),
  response: doneSchema,
  needsUid: true,
  assumed: true,
})

export const firstParticipation = defineCall({
  id: 'gaoshou.firstParticipation',
  method: 'GET',
  path: '/gaoshou/v1/users/{uid}/first-participation',
  summary:
    'Whether the user takes part in the promotion for the first time (no lead and no application yet).',
  params: uidParams,
  query: v.object({ promotionId: promotionIdSchema }),
  response: v.object({ first: v.boolean() }),
  needsUid: true,
  hideLoading: true,
  assumed: true,
})

/** A channel of the home page. `path` is an address of the app, `icon` a name of the icon set. */
export const courseTypePowerSchema = v.object({
  id: v.string(),
  name: v.string(),
  icon: v.string(),
  path: v.string(),
  description: v.string(),
  badge: v.optional(v.string()),
  enabled: v.boolean(),
})
export type CourseTypePower = v.InferOutput<typeof courseTypePowerSchema>

export const courseTypePowerHomes = defineCall({
  id: 'gaoshou.courseTypePowerHomes',
  method: 'GET',
  path: '/gaoshou/v1/course-type-power/homes',
  summary: 'The channels of the home page, in order.',
  response: v.array(courseTypePowerSchema),
  hideLoading: true,
})
