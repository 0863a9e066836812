import { promoEvent } from '@/contracts/promo/promoEvents'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'

/** The event of a page with the backend's clock against this device's. */
export const useEvent = (slug: string) => {
  const { call } = useStores()
  return useResource(async () => {
    const { event, now } = await call(promoEvent, { params: { slug } }, { quiet: true })
    return { event, skewMs: now - Date.now() }
  })
}
