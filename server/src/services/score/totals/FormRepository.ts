import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { scoreForms } from '../../../db/schema/score'

type FormRow = typeof scoreForms.$inferSelect

/** SQL of exam forms. */
export class FormRepository {
  constructor(private readonly db: Db) {}

  async find(uid: number): Promise<FormRow | undefined> {
    const [row] = await this.db.select().from(scoreForms).where(eq(scoreForms.uid, uid))
    return row
  }

  /** Saves a form; undefined where another device saved since `known`. */
  async save(row: FormRow, known: number): Promise<FormRow | undefined> {
    const { uid: _uid, ...set } = row
    const [saved] = await this.db
      .insert(scoreForms)
      .values(row)
      .onConflictDoUpdate({ target: scoreForms.uid, set, setWhere: eq(scoreForms.rev, known) })
      .returning()
    return saved
  }
}
