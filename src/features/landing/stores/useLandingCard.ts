import { useEffect } from 'react'
import type { ImageItem } from '@/contracts/pages/pageContent'
import type { LandingPage } from '@/domain/landing/LandingPage'
import { sharePictureOf } from '@/domain/landing/sharePictureOf'
import { siteConfig } from '@/stores/siteConfig'
import { useRoute } from '@/stores/useRoute'
import { absoluteAddress } from '../models/absoluteAddress'

/** Names the page, and what a share of it says and shows: its first picture. */
export const useLandingCard = ({ title, share }: LandingPage, first: ImageItem | undefined): void => {
  const { describe } = useRoute()
  useEffect(() => {
    const imageUrl = first && absoluteAddress(sharePictureOf(first.url), siteConfig.configHost)
    describe({ title, share: { ...share, ...(imageUrl && { imageUrl }) } })
  }, [title, first?.url])
}
