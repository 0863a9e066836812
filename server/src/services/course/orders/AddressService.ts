import type { Address, AddressFields } from '@/contracts/course/addresses'
import type { Db } from '../../../db/Database'
import { withLock } from '../../../db/withLock'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import type { Random } from '../../../ports/Random'
import { AddressRepository, addressOf } from './AddressRepository'

const LIMIT = 20

/** Addresses of a user: at most twenty, and exactly one default as long as there are any. */
export class AddressService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  async list(uid: number): Promise<Address[]> {
    return (await new AddressRepository(this.db).list(uid)).map(addressOf)
  }

  async find(uid: number, addressId: string): Promise<Address> {
    return addressOf(orThrow(await new AddressRepository(this.db).find(uid, addressId), 'notFound'))
  }

  create(uid: number, fields: AddressFields): Promise<Address> {
    return this.change(uid, async (addresses) => {
      const known = await addresses.count(uid)
      if (known >= LIMIT) throw new ApiError('addressTooMany')
      const isDefault = known === 0 || fields.isDefault
      const row = { ...fields, isDefault, addressId: this.random.id(), uid, createdAt: this.clock() }
      const saved = orThrow(await addresses.insert(row), 'internal')
      if (isDefault) await addresses.clearDefault(uid, saved.addressId)
      return addressOf(saved)
    })
  }

  update(uid: number, addressId: string, fields: AddressFields): Promise<Address> {
    return this.change(uid, async (addresses) => {
      const known = orThrow(await addresses.find(uid, addressId), 'notFound')
      const isDefault = known.isDefault || fields.isDefault
      const saved = orThrow(await addresses.update(uid, addressId, { ...fields, isDefault }), 'notFound')
      if (isDefault) await addresses.clearDefault(uid, addressId)
      return addressOf(saved)
    })
  }

  remove(uid: number, addressId: string): Promise<void> {
    return this.change(uid, async (addresses) => {
      const removed = orThrow(await addresses.remove(uid, addressId), 'notFound')
      const [next] = removed.isDefault ? await addresses.list(uid) : []
      if (next) await addresses.update(uid, next.addressId, { isDefault: true })
    })
  }

  /** One change of a user's addresses at a time. */
  private change<T>(uid: number, work: (addresses: AddressRepository) => Promise<T>): Promise<T> {
    return withLock(this.db, `addresses:${uid}`, (tx) => work(new AddressRepository(tx)))
  }
}
