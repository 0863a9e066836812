import * as accounts from '@/contracts/staff/accounts'
import * as audit from '@/contracts/staff/audit'
import * as session from '@/contracts/staff/session'
import type { Area } from '../Area'
import { createStaffServices } from './createStaffServices'
import { staffRoutes } from './routes'

/** Accounts of staff: sessions, permissions, audit log. */
export const staffArea: Area = {
  name: 'staff',
  contracts: [accounts, audit, session],
  start: (foundation, others) => {
    const services = createStaffServices(foundation, others)
    return {
      routes: ({ serve }) => staffRoutes(serve, services),
      offers: {
        findStaff: services.tokens.find,
        isStaffAlive: (tokenHash) => services.tokens.isAlive(tokenHash),
        audit: services.log.write,
      },
      chores: [() => services.tokens.forgetOld()],
    }
  },
}
