import { eq } from 'drizzle-orm'
import * as clues from '@/contracts/sales/clues'
import * as figures from '@/contracts/sales/figures'
import * as links from '@/contracts/sales/links'
import { accountSources, visitorAccounts } from '../../db/schema/salesWork'
import type { Db } from '../../db/Database'
import type { AccountRows } from '../AccountRows'
import { ownedRows } from '../AccountRows'
import type { Area } from '../Area'
import { createSalesServices } from './createSalesServices'
import { HoldRepository } from './figures/HoldRepository'
import { salesRoutes } from './routes'

const devices = ownedRows([{ table: visitorAccounts, by: [visitorAccounts.visitor] }])

/** Orders that waited with a registration wait on their own, for its reason, when the registration ends with its account. */
const keepHolds = async (tx: Db, uid: number, to: number | null): Promise<void> => {
  const [source] = await tx.select().from(accountSources).where(eq(accountSources.uid, uid)).for('update')
  await new HoldRepository(tx).letWaitAlone(uid, source?.held ?? 'burst', to)
}

/**
 * Devices follow their account. The source of the remaining account stays its own: the other account's source is
 * dropped.
 */
const accounts: AccountRows = {
  remove: async (tx, account) => {
    await keepHolds(tx, account.uid, null)
    await devices.remove(tx, account)
    await tx.delete(accountSources).where(eq(accountSources.uid, account.uid))
  },
  move: async (tx, from, to) => {
    await keepHolds(tx, from, to)
    await devices.move(tx, from, to)
    await ownedRows([{ table: accountSources, by: [] }]).move(tx, from, to)
  },
}

/** Links, leads, activity data and rankings of staff. */
export const salesArea: Area = {
  name: 'sales',
  contracts: [clues, figures, links],
  accounts,
  start: async (foundation, others) => {
    const services = await createSalesServices(foundation, others)
    return {
      routes: (routing) => salesRoutes(routing, services),
      offers: {
        noteLogin: (login) => services.visits.noteLogin(login),
        leadSource: (uid, device) => services.visits.leadSource(uid, device),
      },
      chores: [() => services.counter.drain()],
    }
  },
}
