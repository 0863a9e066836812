import { catchApiError, type CallApi } from '@/api'
import { statisticParams } from '@/contracts/base/promotions'
import { siteConfig } from '@/stores/siteConfig'
import type { PageDescription } from '@/stores/page/useRoute'
import { absoluteAddress } from '@/lib/absoluteAddress'

/** What a promotion says of a share (seed §3 Share info); nothing where it does not say, or cannot be asked. */
export const promotionShare = async (call: CallApi, id: string): Promise<PageDescription['share']> => {
  const info = await catchApiError(
    () => call(statisticParams, { params: { id } }, { quiet: true }),
    () => undefined,
  )
  if (!info) return undefined
  const { shareTitle, shareDescription, imgUrl, utmCampaign, attributes } = info
  const campaign = attributes.utm_campaign || utmCampaign
  return {
    ...(shareTitle && { title: shareTitle }),
    ...(shareDescription && { description: shareDescription }),
    ...(imgUrl && { imageUrl: absoluteAddress(imgUrl, siteConfig.configHost) }),
    ...(campaign && { query: { utm_campaign: campaign } }),
  }
}
