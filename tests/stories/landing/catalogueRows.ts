import path from 'node:path'
import type { PromoPage } from '@/contracts/pages/promoPages'
import { ContentFolder } from '../../../server/src/authoring/ContentFolder'
import { promoKinds } from '../../../server/src/authoring/kinds/promoKinds'

const kinds = { files: {}, folders: { catalogue: promoKinds.folders.catalogue } }

/** Every row of the promo catalogue, in the order of its files. Reads no other content. */
export const catalogueRows = (): readonly PromoPage[] => {
  const folder = new ContentFolder(path.resolve(__dirname, '../../../content'), [
    { area: 'catalogue', kinds, load: () => Promise.resolve() },
  ])
  const { content } = folder.read()
  if (!content) throw new Error('the content is not valid: npm run content -- --check')
  return [...content.of(kinds).catalogue.values()].flat()
}
