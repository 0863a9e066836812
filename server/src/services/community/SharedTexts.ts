import { type SharedKind, sharedKinds, shareCardPath } from '@/domain/community/shareCards'
import { matchAddress } from '@/routes/matchAddress'
import type { RouteId } from '@/routes/table'
import type { FirstScreen, PageRequest, Screens } from '../../firstScreen/FirstScreen'
import { ApiError } from '../../http/ApiError'
import { orThrow } from '../../http/orThrow'
import { drawTitleCard } from '../../posters/drawTitleCard'
import type { ServePicture } from '../../posters/createServePicture'
import type { ArticleRepository } from './articles/ArticleRepository'
import type { PostRepository } from './forum/PostRepository'

/** Pages that show one article (?id=) or one post (?post=). */
const PAGES: ReadonlySet<RouteId> = new Set([
  'information',
  'experienceInformation',
  'publicExamInfo',
  'messageInformation',
])
const ID = /^[\w-]{1,64}$/
const EXCERPT = 60

interface SharedText {
  readonly title: string
  readonly description: string
  readonly place: string
}

/** Gives a shared article or post the head of its page and the picture of its card. One that is removed has neither. */
export class SharedTexts implements Screens {
  constructor(
    private readonly articles: ArticleRepository,
    private readonly posts: PostRepository,
  ) {}

  async of({ path, query }: PageRequest): Promise<FirstScreen | undefined> {
    const match = matchAddress(path)
    if (!match || !PAGES.has(match.id)) return undefined
    const { id = '', post = '' } = query
    const [kind, key] = post ? (['post', post] as const) : (['article', id] as const)
    const text = await this.find(kind, key)
    if (!text) return undefined
    const { title, description } = text
    return {
      title,
      description,
      shareImage: shareCardPath(kind, key),
      body: '',
      largest: undefined,
      data: null,
    }
  }

  serveCards(servePicture: ServePicture): void {
    servePicture({
      prefix: '/community-card/',
      // Asked again each time, since a text may be removed.
      cacheControl: 'no-cache',
      width: 750,
      draw: async (name, width) => {
        const kind = sharedKinds.find((one) => name.startsWith(`${one}-`))
        if (!kind) throw new ApiError('notFound')
        return drawTitleCard(orThrow(await this.find(kind, name.slice(kind.length + 1)), 'notFound'), width)
      },
    })
  }

  private async find(kind: SharedKind, id: string): Promise<SharedText | undefined> {
    if (!ID.test(id)) return undefined
    if (kind === 'article') {
      const row = await this.articles.find(id, undefined)
      return (
        row && { title: row.title, description: row.summary, place: row.isSample ? '示例文章' : row.source }
      )
    }
    const row = await this.posts.find(id, undefined)
    return row && { title: row.title, description: row.body.slice(0, EXCERPT), place: row.plateName }
  }
}
