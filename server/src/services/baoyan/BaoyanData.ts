import {
  articleSchema,
  experienceSchema,
  resourceRowSchema,
  tutorFactsSchema,
} from '@/contracts/baoyan/catalogue'
import { baoyanRulesSchema, offerCasesSchema } from '../../authoring/kinds/baoyanKinds'
import { orThrow } from '../../http/orThrow'
import type { ItemRepository } from '../../repository/ItemRepository'

/** The authored things of the area. */
export class BaoyanData {
  constructor(private readonly items: ItemRepository) {}

  tutors() {
    return this.items.list('baoyan-tutor', tutorFactsSchema)
  }

  async tutor(id: string) {
    return orThrow(await this.items.find('baoyan-tutor', id, tutorFactsSchema), 'notFound')
  }

  resources() {
    return this.items.list('baoyan-resource', resourceRowSchema)
  }

  articles() {
    return this.items.list('baoyan-article', articleSchema)
  }

  async article(id: string) {
    return orThrow(await this.items.find('baoyan-article', id, articleSchema), 'notFound')
  }

  experiences() {
    return this.items.list('baoyan-experience', experienceSchema)
  }

  async experience(id: string) {
    return orThrow(await this.items.find('baoyan-experience', id, experienceSchema), 'notFound')
  }

  async rules() {
    return orThrow(await this.items.find('baoyan-rules', 'all', baoyanRulesSchema), 'notFound')
  }

  async cases() {
    return orThrow(await this.items.find('baoyan-cases', 'all', offerCasesSchema), 'notFound')
  }
}
