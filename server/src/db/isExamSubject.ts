import { type Column, type SQL, sql } from 'drizzle-orm'
import { testedOnly } from '@/domain/attempt/diagnosticTests'

/**
 * Whether the subject in a column is one of the postgraduate exam: what learners are told of it leaves out the tests for public
 * recruitment, which have their own reports.
 */
export const isExamSubject = (subject: Column | SQL): SQL => sql`${subject} <> ${testedOnly}`
