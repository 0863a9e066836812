import type { InferOutput } from 'valibot'
import { filterText, type FilterVerdict } from '@/domain/community/textFilter'
import { communityRulesSchema } from '../../authoring/kinds/communityKinds'
import type { ItemRepository } from '../../repository/ItemRepository'

/** Reads the rules of the community, as operators write them. */
export class RuleBook {
  constructor(private readonly items: ItemRepository) {}

  async rules(): Promise<InferOutput<typeof communityRulesSchema>> {
    const found = await this.items.find('community-rules', 'all', communityRulesSchema)
    if (!found) throw new Error('content/community-rules.json is not loaded')
    return found
  }

  async judge(text: string): Promise<FilterVerdict> {
    return filterText(text, (await this.rules()).words)
  }
}
