import { sql } from 'drizzle-orm'
import { lessons } from '../../../db/schema/content'

/** Whether a lesson is a video that is still being made: it has no film, which other kinds do without. */
export const isComing = sql<boolean>`(${lessons.kind} = 'video' and ${lessons.clip} is null)`
