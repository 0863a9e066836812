import * as v from 'valibot'
import { mockSeries } from '@/domain/mocks/mockSeries'
import { storedSectionsSchema } from './storedExam'

/** A rule of network-wide exams as the database holds it, with its papers. */
export const storedMockSchema = v.object({
  key: v.string(),
  title: v.string(),
  series: v.picklist(mockSeries),
  subject: v.string(),
  weekly: v.string(),
  minutes: v.number(),
  lateMinutes: v.number(),
  papers: v.array(v.object({ title: v.string(), sections: storedSectionsSchema })),
})
export type StoredMock = v.InferOutput<typeof storedMockSchema>
