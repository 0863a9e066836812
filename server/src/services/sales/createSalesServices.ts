import type { Foundation } from '../../Foundation'
import { secretNamed } from '../../db/secretNamed'
import type { OtherAreas } from '../Area'
import { AlertRepository } from './clues/AlertRepository'
import { ClueTransfer } from './clues/ClueTransfer'
import { ClueWorkRepository } from './clues/ClueWorkRepository'
import { ClueWorkService } from './clues/ClueWorkService'
import { LeadStream } from './clues/LeadStream'
import { Counter } from './figures/Counter'
import { FigureRepository } from './figures/FigureRepository'
import { FigureService } from './figures/FigureService'
import { HoldService } from './figures/HoldService'
import { LinkCodes } from './links/linkCodes'
import { LinkRepository } from './links/LinkRepository'
import { LinkService } from './links/LinkService'
import { VisitRepository } from './links/VisitRepository'
import { VisitService } from './links/VisitService'

/** Links, leads and figures of staff. */
export const createSalesServices = async (foundation: Foundation, { use }: OtherAreas) => {
  const { db, clock, random, limiter, publicUrl, branches } = foundation
  const audit: ReturnType<typeof use<'audit'>> = (entry) => use('audit')(entry)
  const codes = new LinkCodes(await secretNamed(db, 'sales-link', random), random)
  const links = new LinkRepository(db)
  const isKnownCode = async (code: string): Promise<boolean> =>
    (await branches.sellerByInviteCode(code)) !== undefined || use('isInviter')(code)
  const alerts = new AlertRepository(db)
  const work = { db, clock, random, audit }
  return {
    links: new LinkService({ links, codes, clock, audit, publicUrl, isKnownCode }),
    visits: new VisitService({ visits: new VisitRepository(db), links, codes, limiter, clock }),
    clues: new ClueWorkService(work),
    transfer: new ClueTransfer({ ...work, addLead: (lead) => use('addLead')(lead) }),
    stream: new LeadStream({
      clues: new ClueWorkRepository(db),
      clock,
      isAlive: (tokenHash) => use('isStaffAlive')(tokenHash),
      alertsSince: (branchId, moment) => alerts.since(branchId, moment),
    }),
    figures: new FigureService({ figures: new FigureRepository(db), clock, audit }),
    holds: new HoldService(db, audit),
    counter: new Counter(db),
  }
}

export type SalesServices = Awaited<ReturnType<typeof createSalesServices>>
