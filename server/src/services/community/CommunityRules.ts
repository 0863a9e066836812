import * as v from 'valibot'
import { filterText, type FilterVerdict } from '@/domain/community/textFilter'
import type { ItemRepository } from '../../repository/ItemRepository'

const words = v.array(v.pipe(v.string(), v.minLength(1)))
const limit = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Limits and word lists of the community, as operators write them. */
export const communityRulesSchema = v.object({
  /** How long an account counts as new, in hours. */
  newAccountHours: limit,
  /** Seconds between two texts of an account, and of a new one. */
  slowSeconds: limit,
  newSlowSeconds: limit,
  postsPerHour: limit,
  commentsPerHour: limit,
  likesPerHour: limit,
  reportsPerDay: limit,
  questionsPerDay: limit,
  /** Reports after which a text is hidden until it was looked at. */
  reportsToHide: limit,
  words: v.object({ block: words, hold: words, except: words }),
})
export type CommunityRules = v.InferOutput<typeof communityRulesSchema>

/** Reads the rules of the community. */
export class RuleBook {
  constructor(private readonly items: ItemRepository) {}

  async rules(): Promise<CommunityRules> {
    const found = await this.items.find('community-rules', 'all', communityRulesSchema)
    if (!found) throw new Error('content/community-rules.json is not loaded')
    return found
  }

  async judge(text: string): Promise<FilterVerdict> {
    return filterText(text, (await this.rules()).words)
  }
}
