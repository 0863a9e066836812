import { cutClipSchema, liveRulesSchema } from '../liveSchemas'
import { listBy } from './listBy'

/** Broadcast clips and room rules. */
export const liveKinds = {
  files: { 'live-rules': liveRulesSchema, 'live-clips': listBy('clip', cutClipSchema) },
  folders: {},
} as const
