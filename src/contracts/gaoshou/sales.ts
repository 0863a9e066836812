import * as v from 'valibot'
import { defineCall } from '../define'
import { doneSchema, idSchema, inviteCodeSchema, promotionIdSchema, uidParams, uidSchema } from '../scalars'

export const salesLink = defineCall({
  id: 'gaoshou.salesLink',
  allows: 'anyone',
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
  allows: 'user',
  method: 'POST',
  path: '/gaoshou/v1/winter-vacation/applications',
  summary:
    'Apply for goods of the winter vacation; status 200 shows the success panel. Repeating changes nothing.',
  body: v.object({ uid: uidSchema, goodsId: idSchema }),
  response: doneSchema,
  assumed: true,
})

export const firstParticipation = defineCall({
  id: 'gaoshou.firstParticipation',
  allows: 'owner',
  method: 'GET',
  path: '/gaoshou/v1/users/{uid}/first-participation',
  summary:
    'Whether the user takes part in the promotion for the first time (no lead and no application yet).',
  params: uidParams,
  query: v.object({ promotionId: promotionIdSchema }),
  response: v.object({ first: v.boolean() }),
  hideLoading: true,
  assumed: true,
})
