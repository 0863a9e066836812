import { type Column, type SQL, sql } from 'drizzle-orm'
import { testedOnly } from '@/domain/attempt/diagnosticTests'

/**
 * Whether the subject in a column is one of the postgraduate exam: texts and figures for learners leave out the tests
 * for public recruitment, which have their own reports.
 */
export const isExamSubject = (subject: Column | SQL): SQL => sql`${subject} <> ${testedOnly}`
