import * as consult from '@/contracts/choose/consult'
import * as insights from '@/contracts/choose/insights'
import * as lines from '@/contracts/choose/lines'
import * as majors from '@/contracts/choose/majors'
import * as plans from '@/contracts/choose/plans'
import * as programmes from '@/contracts/choose/programmes'
import * as schools from '@/contracts/choose/schools'
import * as tables from '../../db/schema/schoolChoice'
import { ownedRows } from '../AccountRows'
import type { Area } from '../Area'
import { chooseContent } from './chooseContent'
import { createChooseServices } from './createChooseServices'
import { offerAdmissionFacts } from './offerAdmissionFacts'
import { chooseRoutes } from './routes'

/** School choice and graduate information. */
export const chooseArea: Area = {
  name: 'choose',
  contracts: [consult, insights, lines, majors, plans, programmes, schools],
  content: chooseContent,
  accounts: ownedRows([
    { table: tables.chooseForms, by: [tables.chooseForms.module] },
    { table: tables.chooseFavourites, by: [tables.chooseFavourites.kind, tables.chooseFavourites.targetId] },
    { table: tables.choosePlans, by: [tables.choosePlans.programmeId] },
    { table: tables.chooseReports },
    { table: tables.consultBookings },
    { table: tables.interestResults, by: [] },
  ]),
  start: (foundation) => {
    const services = createChooseServices(foundation)
    return {
      routes: (routing) => chooseRoutes(routing, services),
      offers: { admissionFacts: offerAdmissionFacts(services) },
    }
  },
}
