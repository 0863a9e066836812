import { promoLandingPage } from '@/contracts/pages/promoLandingPage'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Failure } from '@/ui/feedback/Failure'
import { lazyPiece } from '@/ui/lazyPiece'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { openPromoPage } from '../../stores/openPromoPage'
import { LandingView } from '../../components/LandingView'

/** Most pages are pictures only. */
const PromoPart = lazyPiece(async () => (await import('../../parts/PromoPart')).PromoPart)

/** /market/:slug: every page of the promo catalogue. An unknown slug leads to the shop (seed §2, §8). */
export const MarketView = observer(function MarketView() {
  const stores = useStores()
  const { given, describe } = useRoute()
  const slug = given['slug'] ?? ''
  const page = usePageStore(() => openPromoPage(stores, slug, given['preview']))
  const { row, status, title } = page
  useEffect(() => {
    if (status === 'missing') void stores.navigator.replace('productList')
  }, [status])
  useEffect(() => {
    if (title && !row) describe({ title })
  }, [title, row])
  if (status === 'failed') return <Failure message={page.error} onRetry={() => void page.load()} />
  if (!row) return <Skeleton variant="landing" />
  return (
    <LandingView page={promoLandingPage(row)} address={`/market/${slug}`}>
      {row.template === 'pictures' ? null : <PromoPart row={row} />}
    </LandingView>
  )
})
