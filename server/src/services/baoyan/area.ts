import * as catalogueCalls from '@/contracts/baoyan/catalogue'
import * as experienceCalls from '@/contracts/baoyan/experiences'
import * as followCalls from '@/contracts/baoyan/follows'
import * as noticeCalls from '@/contracts/baoyan/notices'
import * as profileCalls from '@/contracts/baoyan/profile'
import * as questionCalls from '@/contracts/baoyan/questions'
import * as reminderCalls from '@/contracts/baoyan/reminders'
import * as tables from '../../db/schema/baoyan'
import { ownedRows } from '../AccountRows'
import type { Area } from '../Area'
import { baoyanContent } from './baoyanContent'
import { createBaoyanServices } from './createBaoyanServices'
import { baoyanRoutes } from './routes'

/** Recommendation for graduate study without the exam. */
export const baoyanArea: Area = {
  name: 'baoyan',
  contracts: [
    catalogueCalls,
    experienceCalls,
    followCalls,
    noticeCalls,
    profileCalls,
    questionCalls,
    reminderCalls,
  ],
  content: baoyanContent,
  accounts: ownedRows([
    { table: tables.baoyanFollows, by: [tables.baoyanFollows.noticeId] },
    { table: tables.baoyanCalendars, by: [] },
    { table: tables.baoyanReminders, by: [tables.baoyanReminders.noticeId] },
    { table: tables.baoyanQuestions },
    { table: tables.baoyanTutorClaims },
    { table: tables.baoyanProfiles, by: [] },
    { table: tables.baoyanResults },
    { table: tables.baoyanTotals, by: [] },
    { table: tables.baoyanExperiences, by: [tables.baoyanExperiences.requestKey] },
  ]),
  start: async (foundation, others) => {
    const services = await createBaoyanServices(foundation, {
      doubtIn: (uid, text) => others.use('doubtIn')(uid, text),
      tell: (tx, message) => others.use('tell')(tx, message),
    })
    return {
      routes: (routing) => baoyanRoutes(routing, services, others),
      chores: [() => services.reminders.sendDue()],
    }
  },
}
