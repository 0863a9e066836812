import * as lines from '@/contracts/choose/lines'
import * as majors from '@/contracts/choose/majors'
import * as programmes from '@/contracts/choose/programmes'
import * as schools from '@/contracts/choose/schools'
import type { Area } from '../Area'
import { chooseContent } from './chooseContent'
import { createChooseServices } from './createChooseServices'
import { offerAdmissionFacts } from './offerAdmissionFacts'
import { chooseRoutes } from './routes'

/** School choice and graduate information. */
export const chooseArea: Area = {
  name: 'choose',
  contracts: [lines, majors, programmes, schools],
  content: chooseContent,
  start: (foundation) => {
    const services = createChooseServices(foundation)
    return {
      routes: (routing) => chooseRoutes(routing, services),
      offers: { admissionFacts: offerAdmissionFacts(services) },
    }
  },
}
