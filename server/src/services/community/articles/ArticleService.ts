import type { ArticleDetail } from '@/contracts/community/articles'
import type { ArticleChannel } from '@/domain/community/kinds'
import { orThrow } from '../../../http/orThrow'
import type { ArticleFilter, ArticleRepository } from './ArticleRepository'
import type { ReadCounter } from './ReadCounter'

/** Articles of every channel. */
export class ArticleService {
  constructor(
    private readonly articles: ArticleRepository,
    private readonly reads: ReadCounter,
  ) {}

  async page(filter: ArticleFilter, page: number, size: number) {
    const { list, total } = await this.articles.page(filter, page, size)
    return { list: list.map((row) => ({ ...row, tags: [...row.tags] })), total, page, size }
  }

  async article(
    articleId: string,
    viewer: number | undefined,
    reader: string | undefined,
  ): Promise<ArticleDetail> {
    const found = orThrow(await this.articles.find(articleId, viewer), 'notFound')
    if (reader) this.reads.note('article', articleId, reader)
    const related = await this.articles.related(articleId, found.channel, found.tags)
    return { ...found, tags: [...found.tags], blocks: [...found.blocks], related }
  }

  filters(channel: ArticleChannel) {
    return this.articles.filters(channel)
  }
}
