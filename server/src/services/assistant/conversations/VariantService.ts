import * as v from 'valibot'
import type { Variant } from '@/contracts/assistant/variants'
import {
  assistantKinds,
  authoredVariantSchema,
  followUpsSchema,
  namedSchoolsSchema,
  repliesSchema,
  safetySchema,
} from '../../../authoring/kinds/assistantKinds'
import { orThrow } from '../../../http/orThrow'
import type { ItemRepository } from '../../../repository/ItemRepository'

const ONLY = 'all'

const wordsSchema = v.object({
  'assistant-safety': safetySchema,
  'assistant-replies': repliesSchema,
  'assistant-follow-ups': followUpsSchema,
  'assistant-synonyms': v.optional(v.pipe(assistantKinds.files['assistant-synonyms']), []),
  'school-names': v.optional(namedSchoolsSchema, []),
})

/** The assistants as operators wrote them, with what all of them share. */
export class VariantService {
  constructor(private readonly items: ItemRepository) {}

  async list(): Promise<Variant[]> {
    const rows = await this.items.list('assistant-variant', authoredVariantSchema)
    return rows.map(({ handOver, persona: _persona, topics: _topics, ...shown }) => ({
      ...shown,
      handsOver: handOver !== undefined,
    }))
  }

  /** An assistant, with the words by which all of them read a question. */
  async find(variant: string) {
    const { 'assistant-variant': row, ...shared } = await this.items.findEach({
      'assistant-variant': variant,
      'assistant-safety': ONLY,
      'assistant-replies': ONLY,
      'assistant-follow-ups': ONLY,
      'assistant-synonyms': ONLY,
      'school-names': ONLY,
    })
    const words = v.parse(wordsSchema, shared)
    return {
      ...v.parse(authoredVariantSchema, orThrow(row, 'notFound')),
      safety: words['assistant-safety'],
      replies: words['assistant-replies'],
      followUps: words['assistant-follow-ups'],
      synonyms: words['assistant-synonyms'],
      schools: words['school-names'],
    }
  }
}

/** An assistant that was asked. */
export type AskedVariant = Awaited<ReturnType<VariantService['find']>>
