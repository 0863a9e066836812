import { useRoute } from '@/stores/useRoute'
import { summerGoldPage } from '../models/landingPages'
import { LandingView } from './LandingView'

/** /market/summer-gold/:id: the summer camps (seed §2). */
export function SummerGoldView() {
  const { given } = useRoute()
  return <LandingView page={summerGoldPage(given['id'] ?? '')} />
}
