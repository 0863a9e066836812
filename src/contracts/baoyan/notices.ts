import * as v from 'valibot'
import { noticeKinds, noticeStates } from '@/domain/baoyan/deadlines'
import { defineCall } from '../define'
import { codesQuery, levelsQuery, provincesQuery, schoolIdsQuery } from '../choose/fields'
import { lineSchema } from '../freeTexts'
import { countSchema, daySchema, doneSchema, idSchema, pageOf, pageQueryEntries } from '../scalars'
import { changeSchema, deadlineSchema, noticeRowSchema } from './fields'

/** Ids with commas, as a device holds those that a stranger follows. */
const idsQuery = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(3000),
    v.transform((text) => text.split(',').filter(Boolean)),
    v.array(idSchema),
    v.maxLength(50),
  ),
  '',
)

export const notices = defineCall({
  id: 'baoyan.notices',
  allows: 'anyone',
  method: 'GET',
  path: '/baoyan/v1/notices',
  summary: 'Notices sorted by their next deadline; those that are over come last.',
  query: v.object({
    ...pageQueryEntries,
    kind: v.optional(v.picklist(noticeKinds)),
    state: v.optional(v.picklist(noticeStates)),
    degree: v.optional(v.picklist(['academic', 'professional'])),
    level: levelsQuery,
    province: provincesQuery,
    code: codesQuery,
    school: schoolIdsQuery,
    ids: idsQuery,
    keyword: v.optional(lineSchema(40)),
  }),
  lists: 'paged',
  response: pageOf(noticeRowSchema),
  hideLoading: true,
  assumed: true,
})

const noticeParams = v.object({ noticeId: idSchema })

const noticeSchema = v.object({
  ...noticeRowSchema.entries,
  conditions: v.array(v.string()),
  materials: v.array(v.string()),
  source: v.object({ title: v.string(), url: v.nullable(v.string()), seenOn: daySchema }),
  changes: v.array(changeSchema),
})
export type Notice = v.InferOutput<typeof noticeSchema>

export const notice = defineCall({
  id: 'baoyan.notice',
  allows: 'anyone',
  method: 'GET',
  path: '/baoyan/v1/notices/{noticeId}',
  summary: 'One notice with conditions, materials, deadlines and their changes.',
  params: noticeParams,
  lists: 'single',
  response: noticeSchema,
  hideLoading: true,
  assumed: true,
})

export const noticeMonth = defineCall({
  id: 'baoyan.noticeMonth',
  allows: 'anyone',
  method: 'GET',
  path: '/baoyan/v1/notice-months/{month}',
  summary: 'Deadlines of a month (Asia/Shanghai) by day, at most five hundred.',
  params: v.object({ month: v.pipe(v.string(), v.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/)) }),
  lists: 'single',
  response: v.object({
    days: v.array(
      v.object({
        day: daySchema,
        deadlines: v.array(
          v.object({
            noticeId: idSchema,
            title: v.string(),
            ...deadlineSchema.entries,
            isSample: v.boolean(),
          }),
        ),
      }),
    ),
  }),
  hideLoading: true,
  assumed: true,
})

export const setDeadlines = defineCall({
  id: 'baoyan.setDeadlines',
  allows: 'operator',
  method: 'PUT',
  path: '/baoyan/v1/notices/{noticeId}/deadlines',
  summary: 'Correct the deadlines of a notice; each change is logged and shown to followers.',
  params: noticeParams,
  body: v.object({
    deadlines: v.pipe(
      v.array(
        v.object({
          round: v.pipe(countSchema, v.minValue(1), v.maxValue(5)),
          meaning: deadlineSchema.entries.meaning,
          /** `2027-07-01 17:00`, `2027-07-01`, `2027-09 上旬` or `2027-09`. */
          text: lineSchema(20),
        }),
      ),
      v.minLength(1),
      v.maxLength(20),
    ),
  }),
  response: doneSchema,
  assumed: true,
})
