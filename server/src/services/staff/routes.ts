import type { FastifyRequest } from 'fastify'
import * as accounts from '@/contracts/staff/accounts'
import { staffAudit } from '@/contracts/staff/audit'
import * as session from '@/contracts/staff/session'
import { deviceOf } from '../../http/deviceOf'
import type { Serve } from '../../http/serve'
import type { StaffServices } from './createStaffServices'

const DONE = { done: true } as const

const placeOf = (request: FastifyRequest) => ({ address: request.ip, device: deviceOf(request) })

const serveSessions = (serve: Serve, services: StaffServices): void => {
  const { login, tokens, identities, accounts: own } = services
  serve(session.staffLogin, ({ body, request }) =>
    login.byPassword(body.loginName, body.password, placeOf(request)),
  )
  serve(session.staffCode, ({ body, request }) =>
    login.sendCode(body, { ...placeOf(request), proof: body.proof }),
  )
  serve(session.staffCodeLogin, ({ body, request }) => login.byCode(body, placeOf(request)))
  serve(session.staffMe, ({ staff }) => own.me(staff.staffId))
  serve(session.staffLogout, async ({ staff }) => {
    await tokens.revoke(staff.tokenHash)
    return DONE
  })
  serve(session.staffPassword, async ({ staff, body }) => {
    await own.changePassword(staff, body.old, body.password)
    return DONE
  })
  serve(session.claimIdentity, async ({ staff, body }) => {
    await identities.claim(staff, body.branchId, body.employeeNo)
    return own.me(staff.staffId)
  })
}

/** Accounts for operators: `request.staff` is null where a machine showed the operator key. */
const serveAccounts = (serve: Serve, { accounts: service }: StaffServices): void => {
  serve(accounts.addStaff, ({ body, request }) => service.add(body, request.staff))
  serve(accounts.lockStaff, async ({ params, body, request }) => {
    await service.lock(params.loginName, body.reason, request.staff)
    return DONE
  })
  serve(accounts.unlockStaff, async ({ params, request }) => {
    await service.unlock(params.loginName, request.staff)
    return DONE
  })
  serve(accounts.resetStaff, ({ params, request }) => service.reset(params.loginName, request.staff))
  serve(accounts.staffAccounts, ({ query }) => service.page(query.after, query.size))
}

/** Sessions, accounts, identities and the audit log of staff. */
export const staffRoutes = (serve: Serve, services: StaffServices): void => {
  serveSessions(serve, services)
  serveAccounts(serve, services)
  serve(accounts.identityClaims, ({ staff }) => services.identities.waiting(staff))
  serve(accounts.confirmIdentity, async ({ staff, params, body }) => {
    await services.identities.decide(staff, params.id, body.accept)
    return DONE
  })
  serve(staffAudit, ({ staff, query }) => services.log.page(staff, query.before, query.size))
}
