import { sql } from 'drizzle-orm'
import { expandPage } from '../../authoring/authoredPage'
import { typesetPaper } from '../../authoring/authoredPaper'
import { upsertItems } from '../../authoring/upsertItems'
import type { AreaContent, Content } from '../../authoring/Content'
import { promoKinds } from '../../authoring/kinds/promoKinds'
import type { Db } from '../../db/Database'
import { contentItems } from '../../db/schema/content'
import { paperAttempts } from '../../db/schema/papers'
import { checkPromos } from './checkPromos'
import { offSaleNotices } from './offSaleNotices'

/** Orders and pages that are open keep the addresses of pictures. */
const ALWAYS = sql`true`

const isUniqueViolation = sql`exists (select 1 from ${paperAttempts} where ${paperAttempts.paperId} = ${contentItems.key})`

/** Page JSON, every poster by its name, and the rows of the catalogue. */
const loadPages = async (tx: Db, content: Content): Promise<void> => {
  const files = content.of(promoKinds)
  const pages = [...files.pages].map(([name, page]) => ({ name, ...expandPage(page, files.posters) }))
  const posters = new Map([...files.posters, ...pages.flatMap((page) => [...page.posters])])
  await upsertItems(
    tx,
    'page',
    pages.map((page) => [page.name, page.content]),
  )
  await upsertItems(tx, 'poster', [...posters], ALWAYS)
  await upsertItems(
    tx,
    'promo',
    [...files.catalogue.values()].flat().map((row) => [row.slug, row]),
  )
}

const byOrder = (one: readonly [string, { order: number }], other: readonly [string, { order: number }]) =>
  one[1].order - other[1].order

/** What works below the pictures. */
const loadParts = async (tx: Db, content: Content): Promise<void> => {
  const files = content.of(promoKinds)
  await upsertItems(
    tx,
    'paper',
    [...files.papers].sort(byOrder).map(([paperId, paper]) => [paperId, { paperId, ...typesetPaper(paper) }]),
    isUniqueViolation,
  )
  await upsertItems(
    tx,
    'mind-map',
    [...files['mind-maps']].sort(byOrder).map(([mapId, { order: _, ...map }]) => [mapId, { mapId, ...map }]),
  )
  await upsertItems(tx, 'article', [...files.articles])
  await upsertItems(
    tx,
    'promo-event',
    files['promo-events'].map((event) => [event.slug, event]),
  )
  await upsertItems(
    tx,
    'lecture',
    files.lectures.map((lecture) => [lecture.lectureId, lecture]),
  )
  await upsertItems(
    tx,
    'audio',
    files['audio-tracks'].map((track) => [track.trackId, track]),
  )
}

/** Promo pages, their pictures, and what works below them. */
export const promoContent: AreaContent = {
  kinds: promoKinds,
  check: checkPromos,
  notices: offSaleNotices,
  load: async (tx, content) => {
    await loadPages(tx, content)
    await loadParts(tx, content)
  },
}
