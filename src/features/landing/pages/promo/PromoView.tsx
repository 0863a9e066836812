import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { landingPageOf } from '@/domain/landing/landingPages'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { LandingView } from '../../components/LandingView'

/** The landing addresses that the seed names (seed §2). An id that none of them has leads to the shop, as unknown ones do. */
export const PromoView = observer(function PromoView() {
  const { navigator } = useStores()
  const { row, given } = useRoute()
  const address = row.path.replace(':id', given['id'] ?? '')
  const page = landingPageOf(address, given)
  useEffect(() => {
    if (!page) void navigator.replace('productList')
  }, [page === undefined])
  return page ? <LandingView page={page} address={address} /> : null
})
