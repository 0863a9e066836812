import * as v from 'valibot'
import { defineCall } from '../define'
import { idSchema, inviteCodeSchema, promotionIdSchema } from '../scalars'

const promotionParams = v.object({ id: promotionIdSchema })

/** Seed §3 Share info. */
export const shareInfoSchema = v.object({
  imgUrl: v.string(),
  shareTitle: v.string(),
  shareDescription: v.string(),
  utmCampaign: v.string(),
  attributes: v.object({ utm_campaign: v.string() }),
})
export type ShareInfo = v.InferOutput<typeof shareInfoSchema>

/** Seed §3 Promotion info. */
export const promotionSchema = v.object({
  id: promotionIdSchema,
  name: v.string(),
  branchId: v.string(),
  consultUrl: v.string(),
  inviteCode: v.optional(v.string()),
})
export type Promotion = v.InferOutput<typeof promotionSchema>

/** A branch of the company; `tabact` is its number on /market/homepages/21, `consultUrl` its 53 chat link. */
export const branchSchema = v.object({
  branchId: v.string(),
  name: v.string(),
  schoolName: v.string(),
  province: v.string(),
  consultUrl: v.string(),
  phone: v.string(),
  tabact: v.optional(v.number()),
})
export type Branch = v.InferOutput<typeof branchSchema>

export const statisticParams = defineCall({
  id: 'base.statisticParams',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/promotions/{id}/statistic-params',
  summary: 'What a shared link of the promotion says.',
  params: promotionParams,
  response: shareInfoSchema,
  hideLoading: true,
})

export const promotion = defineCall({
  id: 'base.promotion',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/promotions/{id}',
  summary: 'The promotion behind a landing address.',
  params: promotionParams,
  response: promotionSchema,
  hideLoading: true,
})

export const promotionConsult = defineCall({
  id: 'base.promotionConsult',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/promotions/{id}/consult-info',
  summary: 'Branch and chat link of a promotion.',
  params: promotionParams,
  response: v.object({ branchId: v.string(), consultUrl: v.string() }),
  hideLoading: true,
  assumed: true,
})

export const code53 = defineCall({
  id: 'base.code53',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/53-code',
  summary: 'The customer-service chat link of the branch that owns a promotion; the head office without one.',
  query: v.object({ promotionId: v.optional(promotionIdSchema) }),
  response: v.object({ branchId: v.string(), branchName: v.string(), url: v.string() }),
  hideLoading: true,
})

export const branches = defineCall({
  id: 'base.branches',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/branches',
  summary: 'All branches, about 25.',
  lists: { bounded: 'authored' },
  response: v.array(branchSchema),
  hideLoading: true,
  assumed: true,
})

export const branchByInviteCode = defineCall({
  id: 'base.branchByInviteCode',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/branches/by-invite-code',
  summary: 'The branch of the seller with this invite code. Silent on failure (seed §8).',
  query: v.object({ inviteCode: inviteCodeSchema }),
  response: branchSchema,
  hideLoading: true,
  silent: true,
  assumed: true,
})

export const branchByPromotion = defineCall({
  id: 'base.branchByPromotion',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/branches/by-promotion',
  summary: 'The branch that owns a promotion. Silent on failure (seed §8).',
  query: v.object({ promotionId: promotionIdSchema }),
  response: branchSchema,
  hideLoading: true,
  silent: true,
  assumed: true,
})

/** Operator texts on every teacher's card (seed §2 Shared dialogs); `services` lists a teacher's services. */
export const teacherCardWordsSchema = v.object({
  headline: v.string(),
  hint: v.string(),
  services: v.array(v.string()),
})

/** The QR card of seed §2 Shared dialogs. `qrUrl` is a picture of the backend. */
export const teacherCardSchema = v.object({
  /** Seller of the card; it determines the branch. */
  sellerId: v.optional(v.string()),
  teacherName: v.string(),
  title: v.string(),
  wechatId: v.string(),
  qrUrl: v.string(),
  ...teacherCardWordsSchema.entries,
})
export type TeacherCard = v.InferOutput<typeof teacherCardSchema>

export const teacherCard = defineCall({
  id: 'base.teacherCard',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/teacher-card',
  summary:
    'The course teacher to add in WeChat, by promotion, invite code or goods; the head office without any.',
  query: v.object({
    promotionId: v.optional(promotionIdSchema),
    inviteCode: v.optional(inviteCodeSchema),
    goodsId: v.optional(idSchema),
  }),
  lists: 'single',
  response: teacherCardSchema,
  hideLoading: true,
  assumed: true,
})
