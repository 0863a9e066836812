import * as books from '@/contracts/word/books'
import * as plans from '@/contracts/word/plans'
import * as reviews from '@/contracts/word/reviews'
import * as shares from '@/contracts/word/shares'
import * as stageTests from '@/contracts/word/stageTests'
import * as today from '@/contracts/word/today'
import type { Area } from '../Area'
import { wordContent } from './wordContent'
import { wordKnowledge } from './wordKnowledge'
import { createWordServices } from './createWordServices'
import { wordRoutes } from './routes'
import { wordAccounts } from './wordAccounts'
import { wordCardRoutes } from './wordCardRoutes'

/** Word books, plans, the log of answers, memory models. */
export const wordArea: Area = {
  name: 'word',
  contracts: [books, plans, reviews, shares, stageTests, today],
  content: wordContent,
  knowledge: wordKnowledge,
  accounts: wordAccounts,
  start: (foundation, others) => {
    const services = createWordServices(foundation, others)
    return {
      routes: ({ serve, servePicture }) => {
        wordRoutes(serve, services)
        wordCardRoutes(servePicture, { shares: services.shares, publicUrl: foundation.publicUrl })
      },
      offers: { wordsAnswered: (uid, span) => services.reviews.answered(uid, span) },
      chores: [() => services.memory.trainNext()],
    }
  },
}
