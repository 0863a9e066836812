import { eq } from 'drizzle-orm'
import type { Db } from './Database'
import { secrets } from './schema/accounts'
import type { Random } from '../ports/Random'

/** A secret of this installation, made on first use and shared by all its processes. */
export const secretNamed = async (db: Db, name: string, random: Random): Promise<string> => {
  await db.insert(secrets).values({ name, value: random.secret() }).onConflictDoNothing()
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name))
  if (!row) throw new Error(`The secret ${name} vanished`)
  return row.value
}
