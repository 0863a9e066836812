import type { Foundation } from '../../Foundation'
import { secretNamed } from '../../db/secretNamed'
import { AttemptRepository } from './AttemptRepository'
import { AttemptTickets } from './AttemptTickets'
import { PaperService } from './PaperService'
import { PartService } from './PartService'

/** Interactive parts below the pictures of promo pages. */
export const createPartServices = async ({ db, clock, items, random }: Foundation) => {
  const tickets = new AttemptTickets(await secretNamed(db, 'paper-attempt', random))
  const attempts = new AttemptRepository(db)
  return {
    papers: new PaperService({ items, attempts, tickets, clock }),
    parts: new PartService(db, items, clock),
  }
}
