import * as v from 'valibot'
import { cutClipSchema, liveRulesSchema } from '../liveSchemas'

/** What is broadcast, and what holds in the rooms. */
export const liveKinds = {
  files: { 'live-rules': liveRulesSchema, 'live-clips': v.array(cutClipSchema) },
  folders: {},
} as const
