import type { Booking, ConsultDay } from '@/contracts/choose/consult'
import type { Db } from '../../../db/Database'
import { isUniqueViolation } from '../../../db/isUniqueViolation'
import { withLock } from '../../../db/withLock'
import { ApiError } from '../../../http/ApiError'
import type { Clock } from '../../../ports/Clock'
import type { Random } from '../../../ports/Random'
import type { ChooseRules } from '../../../authoring/kinds/chooseKinds'
import type { AdmissionData } from '../AdmissionData'
import { orMissing } from '../orMissing'
import { type BookingRow, ConsultRepository } from './ConsultRepository'
import { isBookable, isCancellable, nextDay, openDays, startOfDay, timesOf } from './consultTimes'

interface ConsultDeps {
  readonly db: Db
  readonly data: AdmissionData
  readonly clock: Clock
  readonly random: Random
}

interface BookingOrder {
  readonly adviserId: string
  readonly startsAt: number
  readonly topic: string
  readonly contact: string
}

type ConsultRules = ChooseRules['consult']

/** Consultations with an adviser: times, bookings, the day of the staff. */
export class ConsultService {
  private readonly bookings: ConsultRepository

  constructor(private readonly deps: ConsultDeps) {
    this.bookings = new ConsultRepository(deps.db)
  }

  async slots(asked: string | undefined): Promise<ConsultDay> {
    const rules = await this.rules()
    const now = this.deps.clock()
    const days = openDays(now, rules)
    const bookable = (day: string): boolean => timesOf(day, rules).some((at) => isBookable(at, now, rules))
    const day = asked && days.includes(asked) ? asked : (days.find(bookable) ?? days[0] ?? '')
    const taken = await this.bookings.between(startOfDay(day), nextDay(day))
    const isFree = (adviserId: string, startsAt: number): boolean =>
      isBookable(startsAt, now, rules) &&
      !taken.some((one) => one.adviserId === adviserId && one.startsAt === startsAt)
    return {
      day,
      days,
      minutes: rules.minutes,
      topics: rules.topics,
      advisers: rules.advisers.map((adviser) => ({
        ...adviser,
        slots: timesOf(day, rules).map((startsAt) => ({
          startsAt,
          isFree: isFree(adviser.adviserId, startsAt),
        })),
      })),
    }
  }

  /** Books a time. The lock makes two devices of one learner count each other's bookings. */
  async book(uid: number, order: BookingOrder): Promise<Booking> {
    const rules = await this.rules()
    const now = this.deps.clock()
    if (!rules.advisers.some(({ adviserId }) => adviserId === order.adviserId)) throw new ApiError('notFound')
    try {
      return await withLock(this.deps.db, `consults:${uid}`, async (tx) => {
        const bookings = new ConsultRepository(tx)
        const open = await bookings.open(uid, now)
        const atOnce = open.find(({ startsAt }) => startsAt === order.startsAt)
        if (atOnce?.adviserId === order.adviserId) return this.shown(atOnce, rules)
        if (!isBookable(order.startsAt, now, rules)) throw new ApiError('slotClosed')
        if (atOnce) throw new ApiError('consultAtOnce')
        if (open.length >= rules.mostOpen) throw new ApiError('consultTooMany')
        const bookingId = this.deps.random.id()
        const row: BookingRow = { ...order, bookingId, uid, state: 'booked', bookedAt: now }
        await bookings.book(row)
        return this.shown(row, rules)
      })
    } catch (error) {
      if (isUniqueViolation(error)) throw new ApiError('slotTaken')
      throw error
    }
  }

  async mine(uid: number, page: number, size: number) {
    const rules = await this.rules()
    const { rows, total } = await this.bookings.page(uid, page, size)
    return { list: rows.map((row) => this.shown(row, rules)), total, page, size }
  }

  async cancel(uid: number, id: string) {
    const row = orMissing(await this.bookings.find(uid, id))
    if (row.state === 'booked') {
      const rules = await this.rules()
      if (!isCancellable(row.startsAt, this.deps.clock(), rules)) throw new ApiError('consultFixed')
      await this.bookings.cancel(id)
    }
    return { done: true } as const
  }

  /** The bookings of a day; a day holds fewer than a hundred times. */
  async day(day: string, page: number, size: number) {
    const rules = await this.rules()
    const rows = await this.bookings.between(startOfDay(day), nextDay(day))
    const list = rows
      .slice((page - 1) * size, page * size)
      .map((row) => ({ ...this.shown(row, rules), uid: String(row.uid) }))
    return { list, total: rows.length, page, size }
  }

  private async rules(): Promise<ConsultRules> {
    return (await this.deps.data.rules()).consult
  }

  private shown(row: BookingRow, { advisers, minutes }: ConsultRules): Booking {
    const isOver = row.state === 'booked' && row.startsAt < this.deps.clock()
    return {
      bookingId: row.bookingId,
      adviserId: row.adviserId,
      adviser: advisers.find(({ adviserId }) => adviserId === row.adviserId)?.name ?? '择校老师',
      startsAt: row.startsAt,
      minutes,
      topic: row.topic,
      contact: row.contact,
      state: isOver ? 'over' : row.state,
    }
  }
}
