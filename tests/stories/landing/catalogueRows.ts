import path from 'node:path'
import type { PromoPage } from '@/contracts/pages/promoPages'
import { promoKinds } from '../../../server/src/authoring/kinds/promoKinds'
import { contentFolder } from '../../../server/src/services/allContent'

/** Every row of the promo catalogue, in the order of its files. */
export const catalogueRows = (): readonly PromoPage[] => {
  const { content } = contentFolder(path.resolve(__dirname, '../../../content')).read()
  if (!content) throw new Error('the content is not valid: npm run content -- --check')
  return [...content.of(promoKinds).catalogue.values()].flat()
}
