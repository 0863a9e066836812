import { bannerDetail, bannerWithDetailSchema } from '@/contracts/base/bannerDetail'
import * as dictionary from '@/contracts/base/dictionary'
import * as documents from '@/contracts/base/documents'
import * as promotionCalls from '@/contracts/base/promotions'
import { stsToken } from '@/contracts/base/uploads'
import { jsapiTicket } from '@/contracts/base/wechat'
import { orThrow } from '../../http/orThrow'
import type { Serve } from '../../http/serve'
import type { Clock } from '../../ports/Clock'
import { bannersInSeason } from '../../repository/bannersInSeason'
import type { ItemRepository } from '../../repository/ItemRepository'
import type { DictionaryRepository } from './DictionaryRepository'
import type { PromotionService } from './PromotionService'
import type { UploadService } from './UploadService'
import type { WechatSignatureService } from './WechatSignatureService'

export interface BaseServices {
  readonly promotions: PromotionService
  readonly dictionary: DictionaryRepository
  readonly items: ItemRepository
  readonly clock: Clock
  readonly signatures: WechatSignatureService
  readonly uploads: UploadService
}

const servePromotions = (serve: Serve, { promotions }: BaseServices): void => {
  serve(promotionCalls.promotion, ({ params }) => promotions.promotion(params.id))
  serve(promotionCalls.statisticParams, ({ params }) => promotions.shareInfo(params.id))
  serve(promotionCalls.promotionConsult, async ({ params }) => {
    const { branchId, consultUrl } = await promotions.promotion(params.id)
    return { branchId, consultUrl }
  })
  serve(promotionCalls.code53, ({ query }) => promotions.chatLink(query.promotionId))
  serve(promotionCalls.branches, () => promotions.allBranches())
  serve(promotionCalls.branchByPromotion, ({ query }) => promotions.branchByPromotion(query.promotionId))
  serve(promotionCalls.branchByInviteCode, ({ query }) => promotions.branchByInviteCode(query.inviteCode))
  serve(promotionCalls.teacherCard, ({ query }) => promotions.teacherCard(query))
}

const serveDictionary = (serve: Serve, { items, clock, dictionary: places }: BaseServices): void => {
  serve(dictionary.schools, async ({ query }) => {
    const { page, size } = query
    return { ...(await places.schools(query)), page, size }
  })
  serve(dictionary.regions, ({ query }) => places.regions(query.parent))
  serve(dictionary.subjects, () => items.list('subject', dictionary.subjectSchema))
  serve(dictionary.mobileBanners, ({ query }) => bannersInSeason(items, query.position, clock()))
  serve(bannerDetail, async ({ params }) => {
    const found = await items.find('banner', params.id, bannerWithDetailSchema)
    const { detail, ...banner } = orThrow(found, 'notFound')
    return { ...banner, ...orThrow(detail, 'notFound') }
  })
  serve(dictionary.thesauruses, async ({ query }) => {
    const wanted = query.types?.split(',')
    const all = await items.list('thesaurus', dictionary.thesaurusSchema)
    return wanted ? all.filter(({ type }) => wanted.includes(type)) : all
  })
}

const serveDocuments = (serve: Serve, { items }: BaseServices): void => {
  serve(documents.document, async ({ params }) =>
    orThrow(await items.find('document', params.name, documents.documentSchema), 'notFound'),
  )
  serve(documents.documentVersions, () => items.list('document', documents.documentSchema))
  serve(documents.about, async () =>
    orThrow(await items.find('about', 'about', documents.aboutSchema), 'notFound'),
  )
}

/** The calls of seed §7 Promotion and base, the chat excepted. */
export const baseRoutes = (serve: Serve, services: BaseServices): void => {
  servePromotions(serve, services)
  serveDictionary(serve, services)
  serveDocuments(serve, services)
  serve(jsapiTicket, ({ query }) => services.signatures.sign(query.url, query.appId))
  serve(stsToken, ({ uid, session }) => services.uploads.ticket({ uid, tokenHash: session?.tokenHash ?? '' }))
}
