import { article } from '@/contracts/promo/articles'
import { audioTracks } from '@/contracts/promo/audioTracks'
import { handInTest } from '@/contracts/promo/handInTest'
import { lectures } from '@/contracts/promo/lectures'
import { mindMap, mindMaps } from '@/contracts/promo/mindMaps'
import * as papers from '@/contracts/promo/papers'
import { promoEvent } from '@/contracts/promo/promoEvents'
import type { Serve } from '../../http/serve'
import type { PaperService } from './PaperService'
import type { PartService } from './PartService'

interface PromoParts {
  readonly papers: PaperService
  readonly parts: PartService
}

const servePapers = (serve: Serve, { papers: service }: PromoParts): void => {
  serve(papers.promoPapers, () => service.papers())
  serve(papers.promoPaper, ({ params }) => service.paper(params.paperId))
  serve(papers.paperPractice, ({ params }) => service.practice(params.paperId))
  serve(papers.checkAnswer, ({ params, body }) => service.check(params.paperId, body.no, body.chosen))
  serve(papers.startTest, ({ params, body }) => service.start(params.paperId, body.attemptId))
  serve(handInTest, ({ uid, params, body }) => service.handIn(uid, { ...body, attemptId: params.attemptId }))
  serve(papers.paperReport, ({ uid, params, query }) => service.report(uid, params.paperId, query.attempt))
  serve(papers.paperRank, ({ params, query, session }) =>
    service.rank(params.paperId, session?.uid ?? null, query.page, query.size),
  )
}

/** The working parts of promo pages. */
export const promoPartRoutes = (serve: Serve, services: PromoParts): void => {
  const { parts } = services
  servePapers(serve, services)
  serve(mindMaps, () => parts.maps())
  serve(mindMap, ({ params }) => parts.map(params.mapId))
  serve(audioTracks, () => parts.tracks())
  serve(promoEvent, ({ params }) => parts.event(params.slug))
  serve(lectures, () => parts.lectures())
  serve(article, ({ params }) => parts.article(params.slug))
}
