import path from 'node:path'
import type { PromoPage } from '@/contracts/pages/promoPages'
import { readContent } from '../../../server/src/authoring/readContent'

/** Every row of the promo catalogue, in the order of its files. */
export const catalogueRows = (): readonly PromoPage[] => {
  const { content } = readContent(path.resolve(__dirname, '../../../content'))
  if (!content) throw new Error('the content is not valid: npm run content -- --check')
  return [...content.catalogue.values()].flat()
}
