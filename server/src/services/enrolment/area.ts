import * as agreements from '@/contracts/course/agreements'
import * as expiredCourses from '@/contracts/course/expiredCourses'
import * as startingSchool from '@/contracts/course/startingSchool'
import { agreementSignatures, startingSteps } from '../../db/schema/enrolment'
import { ownedRows } from '../AccountRows'
import type { Area } from '../Area'
import { createEnrolmentServices } from './createEnrolmentServices'
import { enrolmentContent } from './enrolmentContent'
import { enrolmentRoutes } from './routes'

/** First and last steps of a course: agreement, first day, expired courses. */
export const enrolmentArea: Area = {
  name: 'enrolment',
  contracts: [agreements, expiredCourses, startingSchool],
  content: enrolmentContent,
  accounts: ownedRows([
    { table: agreementSignatures, by: [agreementSignatures.goodsId] },
    { table: startingSteps, by: [startingSteps.goodsId, startingSteps.step] },
  ]),
  start: (foundation) => {
    const services = createEnrolmentServices(foundation)
    return { routes: (routing) => enrolmentRoutes(routing, services) }
  },
}
