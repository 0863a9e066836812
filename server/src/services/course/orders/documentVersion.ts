import { documentSchema } from '@/contracts/base/documents'
import type { Db } from '../../../db/Database'
import { readOne } from '../../../db/Read'
import { orThrow } from '../../../http/orThrow'
import { ItemRepository } from '../../../repository/ItemRepository'

/** Which version of a legal text is in force. */
export const documentVersion = async (db: Db, name: string): Promise<string> =>
  orThrow(await new ItemRepository(readOne(db)).find('document', name, documentSchema), 'notFound').version
