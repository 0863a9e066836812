import { promoLandingPage } from '@/contracts/pages/promoLandingPage'
import type { PromoPage } from '@/contracts/pages/promoPages'
import { browserOf, type Browser } from '@/lib/browserOf'
import { landingPageOf } from '@/domain/landing/landingPages'
import { templateSource } from '@/domain/landing/templateSource'
import type { LandingPage } from '@/domain/landing/LandingPage'
import { sharePictureOf } from '@/domain/landing/sharePictureOf'
import { ApiError } from '../../http/ApiError'
import type { PromoService } from './PromoService'
import { drawLanding, firstViewOf } from '../../firstScreen/drawLanding'
import type { FirstScreen, PageRequest } from '../../firstScreen/FirstScreen'

const CATALOGUE = '/market/'
const DESCRIPTION = '研途：陪你一路考上研'
const SHARE_IMAGE = '/static/share.png'

const orNothing = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

interface Found {
  readonly page: LandingPage
  readonly row: PromoPage | undefined
}

/** Clients that see other pictures than everybody (agent matrix): the app alone draws for them. */
const hasOwnPictures = ({ query }: PageRequest, browser: Browser): boolean =>
  browser === 'dingtalk' || `${query['isdg'] ?? ''}${query['agent'] ?? ''}`.includes('24')

/** First screens of the landing addresses: the seed's and the catalogue's. */
export class LandingScreens {
  constructor(private readonly promos: PromoService) {}

  /** The first screen of an address, or undefined when it is no landing page. */
  async of(request: PageRequest): Promise<FirstScreen | undefined> {
    const found = await this.find(request)
    if (!found) return undefined
    const { page, row } = found
    const { config, name } = templateSource(page, firstViewOf(page)?.template ?? '')
    const content = await orNothing(this.promos.content(config, request.query['preview']))
    const images = content?.templates.find((template) => template.name === name)?.imgList ?? []
    const browser = browserOf(request.userAgent)
    const isDrawn = images.length > 0 && (row?.template ?? 'pictures') === 'pictures'
    return {
      title: page.title,
      description: page.share?.description ?? DESCRIPTION,
      shareImage: images[0] ? sharePictureOf(images[0].url) : SHARE_IMAGE,
      body: isDrawn && !hasOwnPictures(request, browser) ? drawLanding(page, images, browser) : '',
      largest: isDrawn ? images[0]?.url : undefined,
      data: { page: row, contents: content ? { [config]: content } : {} },
    }
  }

  private async find({ path, query }: PageRequest): Promise<Found | undefined> {
    const named = landingPageOf(path, query)
    if (named) return { page: named, row: undefined }
    const slug = path.startsWith(CATALOGUE) ? path.slice(CATALOGUE.length) : ''
    if (!/^[0-9a-z-]{1,64}$/.test(slug)) return undefined
    const row = await orNothing(this.promos.page(slug, query['preview']))
    return row && { page: promoLandingPage(row), row }
  }
}
