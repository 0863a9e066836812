import * as v from 'valibot'
import { linkDays, linkPageKeys } from '@/domain/sales/linkPages'
import { defineCall } from '../define'
import { titleSchema } from '../freeTexts'
import {
  countSchema,
  doneSchema,
  idParams,
  inviteCodeSchema,
  promotionIdSchema,
  queryIntSchema,
  timeSchema,
} from '../scalars'
import { staff } from '../staff/staff'

/** The code of a link; it contains its signature. */
export const linkCodeSchema = v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{8,24}$/))

const moneySchema = v.pipe(v.number(), v.integer())

/** A link with what it brought; money in 分, refunds taken off. */
export const salesLinkSchema = v.object({
  code: v.string(),
  title: v.string(),
  path: v.string(),
  url: v.string(),
  qrUrl: v.string(),
  posterUrl: v.string(),
  promotionId: v.string(),
  staffName: v.string(),
  createdAt: timeSchema,
  expiresAt: timeSchema,
  isDisabled: v.boolean(),
  visits: countSchema,
  visitors: countSchema,
  registrations: countSchema,
  orders: countSchema,
  amount: moneySchema,
})
export type SalesLink = v.InferOutput<typeof salesLinkSchema>

export const linkPromotions = defineCall({
  id: 'sales.linkPromotions',
  allows: staff('links.write'),
  method: 'GET',
  path: '/sales/v1/link-promotions',
  summary: 'The promotions that a link may carry.',
  lists: { bounded: 'authored' },
  response: v.object({
    list: v.array(v.object({ id: v.string(), name: v.string(), branchId: v.string() })),
    inviteCode: v.nullable(v.string()),
  }),
  hideLoading: true,
  assumed: true,
})

export const createLink = defineCall({
  id: 'sales.createLink',
  allows: staff('links.write'),
  method: 'POST',
  path: '/sales/v1/links',
  summary: 'Make a link with a short address; it leads to a page of ours and nowhere else.',
  body: v.object({
    page: v.picklist(linkPageKeys),
    promotionId: promotionIdSchema,
    inviteCode: v.optional(inviteCodeSchema),
    title: v.optional(titleSchema(30), ''),
    days: v.picklist(linkDays),
  }),
  response: salesLinkSchema,
  assumed: true,
})

export const salesLinks = defineCall({
  id: 'sales.links',
  allows: staff('links.read'),
  method: 'GET',
  path: '/sales/v1/links',
  summary: 'Links in reach, newest first, with visits, registrations, orders and money.',
  query: v.object({
    before: v.optional(queryIntSchema(0, Number.MAX_SAFE_INTEGER)),
    size: v.optional(queryIntSchema(1, 50), 20),
  }),
  lists: 'paged',
  response: v.object({ list: v.array(salesLinkSchema), next: v.nullable(v.number()) }),
  hideLoading: true,
  assumed: true,
})

export const disableLink = defineCall({
  id: 'sales.disableLink',
  allows: staff('links.write'),
  method: 'POST',
  path: '/sales/v1/links/{id}/disabled',
  summary: 'Stop counting visits of a link. Its address still opens the page.',
  params: idParams,
  response: doneSchema,
  assumed: true,
})

export const linkVisit = defineCall({
  id: 'sales.linkVisit',
  allows: 'anyone',
  queued: true,
  method: 'POST',
  path: '/sales/v1/link-visits',
  summary: 'A page was opened through a link; the id of the device counts once.',
  body: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)), code: linkCodeSchema }),
  response: doneSchema,
  hideLoading: true,
  silent: true,
  assumed: true,
})
