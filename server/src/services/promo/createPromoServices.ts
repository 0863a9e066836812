import type { Foundation } from '../../Foundation'
import { PreviewTokens } from './PreviewTokens'
import { PromoRepository } from './PromoRepository'
import { PromoService } from './PromoService'

/** Promo pages and their versions. */
export const createPromoServices = ({ db, read, clock, items, previewSecret }: Foundation) => {
  const repository = new PromoRepository(db, read)
  const previews = new PreviewTokens(previewSecret, clock)
  return { repository, pages: new PromoService({ promos: repository, items, previews, clock }) }
}
