import * as v from 'valibot'
import { defineCall } from '../define'
import { daySchema, queryIntSchema } from '../scalars'
import { sourceSchema } from './fields'

const figures = v.tuple([v.number(), v.nullable(v.number()), v.nullable(v.number())])

export const nationalLineSchema = v.object({
  year: v.number(),
  degree: v.picklist(['academic', 'professional', 'both']),
  /** A category; `-` for rows of special plans. */
  cat: v.string(),
  name: v.string(),
  /** The majors that the row is limited to; empty for the rest of its category. */
  codes: v.array(v.string()),
  /** Total, single papers of 100 marks, single papers above 100 marks: A and B region. */
  a: figures,
  b: figures,
  checked: v.picklist(['two', 'totals', 'one']),
})
export type NationalLineEntry = v.InferOutput<typeof nationalLineSchema>

const noticeSchema = v.object({ year: v.number(), url: v.string(), publishedOn: v.optional(daySchema) })

export const nationalLines = defineCall({
  id: 'choose.nationalLines',
  allows: 'anyone',
  method: 'GET',
  path: '/choose/v1/national-lines',
  summary: 'The national lines of a year (the newest without one), with the official notice.',
  query: v.object({ year: v.optional(queryIntSchema(2000, 2100)) }),
  lists: 'single',
  response: v.object({
    year: v.number(),
    years: v.array(v.number()),
    rows: v.array(nationalLineSchema),
    notice: v.nullable(noticeSchema),
    source: sourceSchema,
  }),
  hideLoading: true,
  assumed: true,
})
export type NationalLines = v.InferOutput<(typeof nationalLines)['response']>

export const admissionCalendar = defineCall({
  id: 'choose.calendar',
  allows: 'anyone',
  method: 'GET',
  path: '/choose/v1/calendar',
  summary: 'Dates of the exam and of 推免 for a year of entry; estimates are marked.',
  query: v.object({ examYear: v.optional(queryIntSchema(2000, 2100)) }),
  lists: 'single',
  response: v.object({
    examYear: v.number(),
    years: v.array(v.number()),
    events: v.array(
      v.object({
        kind: v.picklist(['exam', 'recommend']),
        event: v.string(),
        start: daySchema,
        end: v.optional(daySchema),
        status: v.picklist(['announced', 'estimate']),
        note: v.optional(v.string()),
      }),
    ),
    source: sourceSchema,
  }),
  hideLoading: true,
  assumed: true,
})
export type AdmissionCalendar = v.InferOutput<(typeof admissionCalendar)['response']>
