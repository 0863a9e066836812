import type { RenderFirstScreen } from '../plugins/app/h5App'
import type { PromoService } from '../services/promo/PromoService'
import { LandingScreens } from './LandingScreens'
import { writeFirstScreen } from './writeFirstScreen'

/** Writes the first screen of every address that has one into the app's HTML. */
export const createFirstScreens = (promos: PromoService, publicUrl: string): RenderFirstScreen => {
  const landing = new LandingScreens(promos)
  return async (request, html) => {
    const screen = await landing.of(request)
    return screen ? writeFirstScreen(html, screen, publicUrl) : html
  }
}
