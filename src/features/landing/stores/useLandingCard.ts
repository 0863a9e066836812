import { useEffect, useState } from 'react'
import type { ImageItem } from '@/contracts/pages/pageContent'
import type { LandingPage } from '@/domain/landing/LandingPage'
import { sharePictureOf } from '@/domain/landing/sharePictureOf'
import { siteConfig } from '@/stores/siteConfig'
import { useRoute, type PageDescription } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { absoluteAddress } from '@/lib/absoluteAddress'

/**
 * Sets the title and the share card of the page: those of its promotion (seed §7), else its own words and first
 * picture.
 */
export const useLandingCard = ({ title, share }: LandingPage, first: ImageItem | undefined): void => {
  const { describe } = useRoute()
  const { call, promotion } = useStores()
  const [promoted, setPromoted] = useState<PageDescription['share']>()
  const { promotionDigits } = promotion
  useEffect(() => {
    if (promotionDigits)
      void import('./promotionShare').then(
        (m) => m.promotionShare(call, promotionDigits).then(setPromoted),
        () => undefined,
      )
  }, [promotionDigits])
  useEffect(() => {
    const imageUrl = first && absoluteAddress(sharePictureOf(first.url), siteConfig.configHost)
    describe({ title, share: { ...share, ...(imageUrl && { imageUrl }), ...promoted } })
  }, [title, first?.url, promoted])
}
