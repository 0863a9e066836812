import * as pageContent from '@/contracts/pages/pageContent'
import * as promoOperations from '@/contracts/pages/promoOperations'
import * as promoCatalogue from '@/contracts/pages/promoCatalogue'
import * as promoPages from '@/contracts/pages/promoPages'
import * as articles from '@/contracts/promo/articles'
import * as audioTracks from '@/contracts/promo/audioTracks'
import * as handInTest from '@/contracts/promo/handInTest'
import * as lectures from '@/contracts/promo/lectures'
import * as mindMaps from '@/contracts/promo/mindMaps'
import * as papers from '@/contracts/promo/papers'
import * as promoEvents from '@/contracts/promo/promoEvents'
import { paperAttempts, paperBests } from '../../db/schema/papers'
import { ownedRows } from '../AccountRows'
import type { Area } from '../Area'
import { createPartServices } from './createPartServices'
import { createPromoServices } from './createPromoServices'
import { LandingScreens } from './LandingScreens'
import { pageQrRoutes } from './pageQrRoutes'
import { promoPartRoutes } from './partRoutes'
import { posterRoutes } from './posterRoutes'
import { promoContent } from './promoContent'
import { promoKnowledge } from './promoKnowledge'
import { promoRoutes } from './routes'

/** Promo pages with their versions and pictures, and what works below the pictures. */
export const promoArea: Area = {
  name: 'promo',
  contracts: [
    pageContent,
    promoOperations,
    promoCatalogue,
    promoPages,
    articles,
    audioTracks,
    handInTest,
    lectures,
    mindMaps,
    papers,
    promoEvents,
  ],
  content: promoContent,
  knowledge: promoKnowledge,
  accounts: ownedRows([{ table: paperAttempts }, { table: paperBests, by: [paperBests.paperId] }]),
  start: async (foundation) => {
    const { pages, repository } = createPromoServices(foundation)
    const parts = await createPartServices(foundation)
    return {
      routes: ({ serve, servePicture }) => {
        promoRoutes(serve, pages)
        promoPartRoutes(serve, parts)
        posterRoutes(servePicture, { ...foundation, promos: repository })
        pageQrRoutes(servePicture, foundation.publicUrl)
      },
      screens: new LandingScreens(pages),
    }
  },
}
