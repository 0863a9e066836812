import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../db/Database'
import { identities } from '../db/schema/accounts'

const MINI_PROGRAM = 'weapp'

/** The latest identity of an account in the mini-program. */
export const miniProgramIdentity = async (
  db: Db,
  uid: number,
): Promise<{ appId: string; openId: string } | undefined> => {
  const [row] = await db
    .select({ appId: identities.thirdClientId, openId: identities.openId })
    .from(identities)
    .where(and(eq(identities.uid, uid), eq(identities.thirdType, MINI_PROGRAM)))
    .orderBy(desc(identities.boundAt))
    .limit(1)
  return row
}
