import * as v from 'valibot'
import { leadStates, lostReasons } from '@/domain/sales/leadStates'
import { defineCall } from '../define'
import { freeText, lineSchema } from '../freeTexts'
import {
  countSchema,
  daySchema,
  doneSchema,
  idParams,
  idSchema,
  promotionIdSchema,
  queryIntSchema,
  timeSchema,
} from '../scalars'
import { staff } from '../staff/staff'

const stateSchema = v.picklist(leadStates)

/** A lead as lists show it: the phone is masked. */
export const clueRowSchema = v.object({
  id: v.string(),
  name: v.string(),
  phone: v.string(),
  state: stateSchema,
  promotionId: v.string(),
  promotionName: v.string(),
  branchName: v.string(),
  ownerId: v.nullable(v.string()),
  ownerName: v.string(),
  createdAt: timeSchema,
  nextAt: v.nullable(timeSchema),
})
export type ClueRow = v.InferOutput<typeof clueRowSchema>

/** Filter of leads; list, totals and export read the same. */
const filterEntries = {
  state: v.optional(stateSchema),
  promotionId: v.optional(promotionIdSchema),
  keyword: v.optional(lineSchema(20), ''),
  from: v.optional(daySchema),
  to: v.optional(daySchema),
  whose: v.optional(v.picklist(['any', 'mine', 'unassigned', 'due']), 'any'),
}
export const clueFilterSchema = v.object(filterEntries)
export type ClueFilter = v.InferOutput<typeof clueFilterSchema>

export const clues = defineCall({
  id: 'sales.clues',
  allows: staff('clues.read'),
  method: 'GET',
  path: '/sales/v1/clues',
  summary: 'Leads in reach, newest first, after a cursor.',
  query: v.object({
    ...filterEntries,
    cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,16}\.[\w-]{1,64}$/))),
    size: v.optional(queryIntSchema(1, 50), 20),
  }),
  lists: 'paged',
  response: v.object({ list: v.array(clueRowSchema), next: v.nullable(v.string()) }),
  hideLoading: true,
  assumed: true,
})

export const clueTotals = defineCall({
  id: 'sales.clueTotals',
  allows: staff('clues.read'),
  method: 'GET',
  path: '/sales/v1/clue-totals',
  summary: 'How many leads in reach stand in each state.',
  query: clueFilterSchema,
  response: v.record(stateSchema, countSchema),
  hideLoading: true,
  assumed: true,
})

const eventSchema = v.object({
  id: v.string(),
  at: timeSchema,
  staffName: v.string(),
  kind: v.picklist(['note', 'state', 'take', 'release', 'assign', 'import']),
  from: v.nullable(stateSchema),
  to: v.nullable(stateSchema),
  note: v.string(),
  nextAt: v.nullable(timeSchema),
})
export type LeadEvent = v.InferOutput<typeof eventSchema>

export const clueDetailSchema = v.object({
  ...clueRowSchema.entries,
  school: v.string(),
  className: v.string(),
  linkTitle: v.string(),
  lostReason: v.nullable(v.picklist(lostReasons)),
  /** Actions that the member may take on this lead. */
  may: v.object({ open: v.boolean(), work: v.boolean(), take: v.boolean(), assign: v.boolean() }),
  events: v.array(eventSchema),
  /** Leads of the same phone that the member may read, newest first. */
  others: v.array(clueRowSchema),
  /** Somebody out of reach works on the same phone. */
  isWorkedElsewhere: v.boolean(),
})
export type ClueDetail = v.InferOutput<typeof clueDetailSchema>

export const clue = defineCall({
  id: 'sales.clue',
  allows: staff('clues.read'),
  method: 'GET',
  path: '/sales/v1/clues/{id}',
  summary: 'One lead with its history; 404 where it is out of reach.',
  params: idParams,
  lists: 'single',
  response: clueDetailSchema,
  hideLoading: true,
  assumed: true,
})

export const openPhone = defineCall({
  id: 'sales.openPhone',
  allows: staff('clues.open'),
  method: 'POST',
  path: '/sales/v1/clues/{id}/phone',
  summary: 'The whole phone of a lead; every opening is written into the audit log.',
  params: idParams,
  response: v.object({ phone: v.string() }),
  assumed: true,
})

export const followUp = defineCall({
  id: 'sales.followUp',
  allows: staff('clues.work'),
  method: 'POST',
  path: '/sales/v1/clues/{id}/events',
  summary: 'Add a note, move the state, set the next date; the id of the device counts once.',
  params: idParams,
  body: v.object({
    id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
    note: v.optional(lineSchema(500), ''),
    state: v.optional(stateSchema),
    lostReason: v.optional(v.picklist(lostReasons)),
    nextAt: v.optional(timeSchema),
  }),
  response: clueDetailSchema,
  assumed: true,
})

export const takeClue = defineCall({
  id: 'sales.takeClue',
  allows: staff('clues.take'),
  method: 'POST',
  path: '/sales/v1/clues/{id}/taken',
  summary: 'Claim an unassigned lead of the own branch.',
  params: idParams,
  response: clueDetailSchema,
  assumed: true,
})

export const releaseClue = defineCall({
  id: 'sales.releaseClue',
  allows: staff('clues.work'),
  method: 'POST',
  path: '/sales/v1/clues/{id}/released',
  summary: 'Give a lead back to its branch.',
  params: idParams,
  response: doneSchema,
  assumed: true,
})

export const assignClue = defineCall({
  id: 'sales.assignClue',
  allows: staff('clues.assign'),
  method: 'POST',
  path: '/sales/v1/clues/{id}/owner',
  summary: 'Give a lead to a member of its branch.',
  params: idParams,
  body: v.object({ staffId: idSchema }),
  response: clueDetailSchema,
  assumed: true,
})

export const members = defineCall({
  id: 'sales.members',
  allows: staff('staff.read'),
  method: 'GET',
  path: '/sales/v1/members',
  summary: 'Members of staff in reach to whom leads can be given; at most two hundred.',
  lists: { bounded: 'two hundred of a branch' },
  response: v.array(
    v.object({ staffId: v.string(), name: v.string(), branchId: v.string(), branchName: v.string() }),
  ),
  hideLoading: true,
  assumed: true,
})

export const exportClues = defineCall({
  id: 'sales.exportClues',
  allows: staff('clues.export'),
  method: 'POST',
  path: '/sales/v1/clue-exports',
  summary: 'Leads in reach as CSV with a watermark; every export is written into the audit log.',
  body: clueFilterSchema,
  response: v.object({ name: v.string(), csv: v.string(), rows: countSchema }),
  assumed: true,
})

export const importClues = defineCall({
  id: 'sales.importClues',
  allows: staff('clues.import'),
  method: 'POST',
  path: '/sales/v1/clue-imports',
  summary:
    'Leads out of a CSV file with the columns 手机号, 姓名, 院校, 专业班级; known phones are completed.',
  body: v.object({
    promotionId: v.optional(promotionIdSchema),
    csv: v.pipe(freeText(150_000), v.minLength(1)),
  }),
  response: v.object({
    added: countSchema,
    merged: countSchema,
    refused: v.array(v.object({ line: countSchema, reason: v.string() })),
  }),
  assumed: true,
})

/** An event of the stream of a member. */
const leadStreamEventSchema = v.variant('kind', [
  v.object({ kind: v.literal('beat') }),
  v.object({ kind: v.literal('lead'), lead: clueRowSchema }),
  v.object({ kind: v.literal('alert'), text: v.string() }),
  /** The session ended: the account was locked, or the member logged out elsewhere. */
  v.object({ kind: v.literal('ended') }),
])
export type LeadStreamEvent = v.InferOutput<typeof leadStreamEventSchema>

export const leadStream = defineCall({
  id: 'sales.leadStream',
  allows: staff('clues.read'),
  once: true,
  method: 'POST',
  path: '/sales/v1/lead-stream',
  summary: 'New leads in reach as they come; without a stream those of the last minute.',
  response: v.array(clueRowSchema),
  events: leadStreamEventSchema,
  hideLoading: true,
  assumed: true,
})
