import type { Foundation } from '../../Foundation'
import { AgreementRepository } from './AgreementRepository'
import { AgreementService } from './AgreementService'
import { ExpiredCourseRepository } from './ExpiredCourseRepository'
import { StartingRepository } from './StartingRepository'
import { StartingService } from './StartingService'

/** Agreements, the first day, and courses whose time is over. */
export const createEnrolmentServices = ({ db, items, clock, random }: Foundation) => ({
  agreements: new AgreementService({ agreements: new AgreementRepository(db), items, clock, random }),
  starting: new StartingService(new StartingRepository(db), items, clock),
  expired: new ExpiredCourseRepository(db),
  clock,
})
