import type { Foundation } from '../../Foundation'
import { secretNamed } from '../../db/secretNamed'
import { NameRepository } from '../../repository/NameRepository'
import type { AreaApis } from '../Area'
import { BaoyanData } from './BaoyanData'
import { CatalogueService } from './catalogue/CatalogueService'
import { RecommendingRepository } from './catalogue/RecommendingRepository'
import { TutorDecisionRepository } from './catalogue/TutorDecisionRepository'
import { ExperienceRepository } from './experiences/ExperienceRepository'
import { ExperienceService } from './experiences/ExperienceService'
import { CalendarService } from './follows/CalendarService'
import { FollowRepository } from './follows/FollowRepository'
import { FollowService } from './follows/FollowService'
import { NoticeRepository } from './notices/NoticeRepository'
import { NoticeService } from './notices/NoticeService'
import { OfferService } from './profile/OfferService'
import { ProfileRepository } from './profile/ProfileRepository'
import { ProfileService } from './profile/ProfileService'
import { ReminderRepository } from './reminders/ReminderRepository'
import { ReminderService } from './reminders/ReminderService'
import { QuestionRepository } from './questions/QuestionRepository'
import { QuestionService } from './questions/QuestionService'

export type BaoyanServices = Awaited<ReturnType<typeof createBaoyanServices>>

/** Makes the services of the area. */
export const createBaoyanServices = async (
  foundation: Foundation,
  { doubtIn, tell }: Pick<AreaApis, 'doubtIn' | 'tell'>,
) => {
  const { db, read, items, clock, random, limiter, publicUrl, wechat, warn } = foundation
  const data = new BaoyanData(items)
  const schools = new RecommendingRepository(db)
  const notices = new NoticeRepository(db)
  const rows = new FollowRepository(db)
  const board = new NoticeService({ notices, clock, random })
  const profiles = new ProfileService({ profiles: new ProfileRepository(db), data, clock, random })
  const secret = await secretNamed(db, 'baoyan-calendar', random)
  return {
    data,
    board,
    profiles,
    follows: new FollowService({ follows: rows, notices, board, data, clock }),
    calendars: new CalendarService({ follows: rows, notices, clock, secret, publicUrl }),
    catalogue: new CatalogueService(data, schools, new NameRepository(read), new TutorDecisionRepository(db)),
    questions: new QuestionService({ questions: new QuestionRepository(db), data, clock, random, limiter }),
    reminders: new ReminderService({
      reminders: new ReminderRepository(db),
      notices,
      data,
      wechat,
      clock,
      warn,
    }),
    experiences: new ExperienceService({
      posts: new ExperienceRepository(db),
      data,
      clock,
      random,
      limiter,
      doubtIn,
      tell,
    }),
    offers: new OfferService(data, schools, profiles),
  }
}
