import { cutClipSchema, liveRulesSchema } from '../liveSchemas'
import { listBy } from './listBy'

/** What is broadcast, and what holds in the rooms. */
export const liveKinds = {
  files: { 'live-rules': liveRulesSchema, 'live-clips': listBy('clip', cutClipSchema) },
  folders: {},
} as const
