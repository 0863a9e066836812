import * as v from 'valibot'
import type { Variant } from '@/contracts/assistant/variants'
import {
  assistantKinds,
  authoredVariantSchema,
  type AuthoredVariant,
  type FollowUpWords,
  followUpsSchema,
  type NamedSchool,
  namedSchoolsSchema,
  type Replies,
  repliesSchema,
  type Safety,
} from '../../authoring/kinds/assistantKinds'
import { present } from '../../http/present'
import type { ItemRepository } from '../../repository/ItemRepository'
import type { Synonyms } from './Retrieval'

const ONLY = 'all'
const { 'assistant-safety': safetySchema, 'assistant-synonyms': synonymsSchema } = assistantKinds.files

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

  async find(variant: string): Promise<AuthoredVariant> {
    return present(await this.items.find('assistant-variant', variant, authoredVariantSchema), 'notFound')
  }

  async safety(): Promise<Safety> {
    return present(await this.items.find('assistant-safety', ONLY, safetySchema), 'internal')
  }

  async followUpWords(): Promise<FollowUpWords> {
    return present(await this.items.find('assistant-follow-ups', ONLY, followUpsSchema), 'internal')
  }

  async replies(): Promise<Replies> {
    return present(await this.items.find('assistant-replies', ONLY, repliesSchema), 'internal')
  }

  async synonyms(): Promise<Synonyms> {
    return (await this.items.find('assistant-synonyms', ONLY, v.pipe(synonymsSchema))) ?? []
  }

  async schools(): Promise<readonly NamedSchool[]> {
    return (await this.items.find('school-names', ONLY, namedSchoolsSchema)) ?? []
  }
}
