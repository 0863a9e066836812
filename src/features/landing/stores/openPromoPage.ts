import * as v from 'valibot'
import { firstScreen } from '@/platform/firstScreen'
import { storage } from '@/platform/storage'
import type { Stores } from '@/stores/Stores'
import { PromoPageStore } from './PromoPageStore'

const writtenSchema = v.object({ page: v.unknown() })

/** Opens the row of a catalogue page. */
export const openPromoPage = (
  { call }: Pick<Stores, 'call'>,
  slug: string,
  preview: string | undefined,
): PromoPageStore => {
  const written = v.safeParse(writtenSchema, firstScreen.data())
  const deps = {
    call,
    storage: storage.local,
    written: written.success ? written.output.page : undefined,
    knownTitle: async (of: string) => (await import('../models/knownTitles')).knownTitleOf(of),
  }
  return new PromoPageStore(deps, slug, preview)
}
