import * as v from 'valibot'
import { rankSpans } from '@/domain/sales/spans'
import { defineCall } from '../define'
import {
  countSchema,
  daySchema,
  doneSchema,
  idParams,
  idSchema,
  promotionIdSchema,
  timeSchema,
} from '../scalars'
import { staff } from '../staff/staff'

const moneySchema = v.pipe(v.number(), v.integer())
const spanEntries = { from: daySchema, to: daySchema }

/** Counts of one day, or of several together; `dwell` in milliseconds, `amount` in 分 with refunds taken off. */
const figureEntries = {
  views: countSchema,
  visitors: countSchema,
  clicks: countSchema,
  dwell: countSchema,
  leads: countSchema,
  orders: countSchema,
  amount: moneySchema,
}
export const activityDaySchema = v.object({ day: v.string(), ...figureEntries })
export type ActivityDay = v.InferOutput<typeof activityDaySchema>

export const personFigureSchema = v.object({
  staffId: v.string(),
  name: v.string(),
  branchName: v.string(),
  visits: countSchema,
  visitors: countSchema,
  registrations: countSchema,
  leads: countSchema,
  orders: countSchema,
  amount: moneySchema,
})
export type PersonFigure = v.InferOutput<typeof personFigureSchema>

export const branchFigureSchema = v.object({
  branchId: v.string(),
  branchName: v.string(),
  members: countSchema,
  visits: countSchema,
  visitors: countSchema,
  registrations: countSchema,
  leads: countSchema,
  orders: countSchema,
  amount: moneySchema,
})
export type BranchFigure = v.InferOutput<typeof branchFigureSchema>

export const activity = defineCall({
  id: 'sales.activity',
  allows: staff('activity.read'),
  method: 'GET',
  path: '/sales/v1/activities/{promotionId}',
  summary: 'One activity by day of China, and by member; agents see what their own links brought.',
  params: v.object({ promotionId: promotionIdSchema }),
  query: v.object(spanEntries),
  lists: { bounded: 'the days of the span, and two hundred members' },
  response: v.object({
    promotionId: v.string(),
    name: v.string(),
    branchName: v.string(),
    /** Unique visitors per day, by account or device. Daily values must not be summed over several days. */
    days: v.array(activityDaySchema),
    people: v.array(personFigureSchema),
    branches: v.optional(v.array(branchFigureSchema), []),
  }),
  hideLoading: true,
  assumed: true,
})

export const activityRowSchema = v.object({
  promotionId: v.string(),
  name: v.string(),
  branchName: v.string(),
  ...figureEntries,
})
export type ActivityRow = v.InferOutput<typeof activityRowSchema>

export const activities = defineCall({
  id: 'sales.activities',
  allows: staff('activity.read'),
  method: 'GET',
  path: '/sales/v1/activities',
  summary: 'All activities in reach compared, the most views first; at most two hundred.',
  query: v.object(spanEntries),
  lists: { bounded: 'two hundred' },
  response: v.object({
    list: v.array(activityRowSchema),
    people: v.array(personFigureSchema),
    branches: v.optional(v.array(branchFigureSchema), []),
  }),
  hideLoading: true,
  assumed: true,
})

/** Tables that an export of figures may list; `days` are those of one activity. */
const exportTables = ['activities', 'people', 'branches', 'days'] as const
export type ExportTable = (typeof exportTables)[number]

export const exportActivities = defineCall({
  id: 'sales.exportActivities',
  allows: staff('activity.export'),
  method: 'POST',
  path: '/sales/v1/activity-exports',
  summary:
    'Figures in reach as CSV with a watermark: activities, members, branches, or the days of one activity; written into the audit log.',
  body: v.object({
    ...spanEntries,
    table: v.optional(v.picklist(exportTables), 'activities'),
    promotionId: v.optional(promotionIdSchema),
  }),
  response: v.object({ name: v.string(), csv: v.string(), rows: countSchema }),
  assumed: true,
})

export const rankRowSchema = v.object({
  id: v.string(),
  name: v.string(),
  branchName: v.string(),
  rank: countSchema,
  orders: countSchema,
  leads: countSchema,
  /** Null where the row belongs to another branch. */
  amount: v.nullable(moneySchema),
  isMine: v.boolean(),
})
export type RankRow = v.InferOutput<typeof rankRowSchema>

const rankQuery = v.object({
  span: v.optional(v.picklist(rankSpans), 'day'),
  by: v.optional(v.picklist(['person', 'branch']), 'person'),
})
const rankResponse = v.object({
  from: v.string(),
  list: v.array(rankRowSchema),
  /** The learner's own row, even below the listed rows. */
  mine: v.nullable(rankRowSchema),
  total: countSchema,
})

export const ranks = defineCall({
  id: 'sales.ranks',
  allows: staff('ranks.read'),
  method: 'GET',
  path: '/sales/v1/ranks',
  summary: 'The ranking of persons of the own branch, or of branches; the first hundred and the own place.',
  query: rankQuery,
  lists: { bounded: 'the first hundred' },
  response: rankResponse,
  hideLoading: true,
  assumed: true,
})

export const allRanks = defineCall({
  id: 'sales.allRanks',
  allows: staff('ranks.all'),
  method: 'GET',
  path: '/sales/v1/all-ranks',
  summary: 'The ranking across branches, or of the persons of one branch.',
  query: v.object({ ...rankQuery.entries, branchId: v.optional(idSchema) }),
  lists: { bounded: 'the first hundred' },
  response: rankResponse,
  hideLoading: true,
  assumed: true,
})

const holdKinds = ['visit', 'registration', 'order'] as const
export type HoldKind = (typeof holdKinds)[number]

export const holds = defineCall({
  id: 'sales.holds',
  allows: staff('holds.review'),
  method: 'GET',
  path: '/sales/v1/holds',
  summary: 'Visits (by link), registrations and orders that are held for review, the newest hundred.',
  lists: { bounded: 'the newest hundred' },
  response: v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(holdKinds),
      reason: v.picklist(['self', 'own', 'burst']),
      staffName: v.string(),
      at: timeSchema,
      /** So many visits of the link; one registration or order. */
      times: v.optional(countSchema, 1),
      amount: moneySchema,
    }),
  ),
  hideLoading: true,
  assumed: true,
})

export const decideHold = defineCall({
  id: 'sales.decideHold',
  allows: staff('holds.review'),
  method: 'POST',
  path: '/sales/v1/holds/{id}',
  summary: 'Count what was held, or drop it.',
  params: idParams,
  body: v.object({ kind: v.picklist(holdKinds), accept: v.boolean() }),
  response: doneSchema,
  assumed: true,
})

export const salesToday = defineCall({
  id: 'sales.today',
  allows: staff('clues.read'),
  method: 'GET',
  path: '/sales/v1/today',
  summary: 'What waits for a member today.',
  response: v.object({
    newLeads: countSchema,
    dueToday: countSchema,
    ordersToday: countSchema,
    amountToday: moneySchema,
  }),
  hideLoading: true,
  assumed: true,
})
