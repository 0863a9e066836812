import { observer } from 'mobx-react'
import type { Banner } from '@/contracts/base/dictionary'
import { siteConfig } from '@/stores/siteConfig'
import { useStores } from '@/stores/useStores'
import { Carousel } from '@/ui/layout/Carousel'
import { Picture } from '@/ui/media/Picture'

const STAY_MS = 5000
const RATIO = 2.3

/** The banners of the home page; the first is loaded at once. */
export const BannerCarousel = observer(function BannerCarousel({
  banners,
}: {
  readonly banners: readonly Banner[]
}) {
  const { navigator } = useStores()
  if (banners.length === 0) return null
  const slides = banners.map(({ id, title, imgUrl, link }, index) => ({
    key: id,
    content: (
      <Picture
        src={siteConfig.apiBase + imgUrl}
        alt={title}
        rounded
        eager={index === 0}
        onPress={() => void navigator.openLink(link)}
      />
    ),
  }))
  return <Carousel slides={slides} label="活动" ratio={RATIO} stayMs={STAY_MS} testId="home-banners" />
})
