import { makeAutoObservable } from 'mobx'
import * as calls from '@/contracts/sales/clues'
import type { LeadState, LostReason } from '@/domain/sales/leadStates'
import { newId } from '@/lib/newId'
import { Resource } from '@/stores/page/Resource'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'
import type { StaffClient } from '../session/StaffClient'

const DAY_MS = 86_400_000

/** When to follow up next; hours of China are the member's own. */
export const nextChoices = [
  { key: '', text: '不设置' },
  { key: '1', text: '明天' },
  { key: '3', text: '3 天后' },
  { key: '7', text: '7 天后' },
] as const
type NextKey = (typeof nextChoices)[number]['key']

interface CluePageDeps extends Pick<Stores, 'ui' | 'drafts'> {
  readonly staff: StaffClient
  now(): number
}

/** One lead: its history, the drafted note and the permitted actions. */
export class CluePage {
  note: string
  state: LeadState | undefined = undefined
  lostReason: LostReason | undefined = undefined
  next: NextKey = ''
  phone = ''
  error = ''
  readonly task = new Task()
  readonly detail: Resource<calls.ClueDetail>
  /** Repetitions of one follow-up carry one id. */
  private eventId = newId()

  constructor(
    private readonly deps: CluePageDeps,
    readonly id: string,
  ) {
    this.note = deps.drafts.read(this.draft)['note'] ?? ''
    this.detail = new Resource(() => deps.staff.call(calls.clue, { params: { id } }, { quiet: true }))
    makeAutoObservable<this, 'deps' | 'eventId'>(
      this,
      { deps: false, id: false, eventId: false, task: false, detail: false },
      { autoBind: true },
    )
  }

  private get draft(): string {
    return `clue:${this.id}`
  }

  start(): void {
    void this.detail.load()
  }

  write(note: string): void {
    this.note = note
    this.error = ''
    this.deps.drafts.keep(this.draft, { note })
  }

  set(change: Partial<Pick<CluePage, 'state' | 'lostReason' | 'next'>>): void {
    Object.assign(this, change)
    this.error = ''
  }

  async openPhone(): Promise<void> {
    const { staff } = this.deps
    await this.run(async () => {
      const { phone } = await staff.call(calls.openPhone, { params: { id: this.id } }, { quiet: true })
      this.show(phone)
    })
  }

  private show(phone: string): void {
    this.phone = phone
  }

  /** Saves the follow-up; clears the draft only after the backend has it. */
  async save(): Promise<void> {
    const { staff, now, ui } = this.deps
    const note = this.note.trim()
    if (note === '' && this.state === undefined && this.next === '')
      return void (this.error = '请写跟进内容，或选择新的状态')
    if (this.state === 'lost' && this.lostReason === undefined) return void (this.error = '请选择流失原因')
    const body = {
      id: this.eventId,
      note,
      ...(this.state && { state: this.state }),
      ...(this.state === 'lost' && this.lostReason && { lostReason: this.lostReason }),
      ...(this.next && { nextAt: now() + Number(this.next) * DAY_MS }),
    }
    const done = this.deps.drafts.sending(this.draft)
    await this.run(async () => {
      this.saved(await staff.call(calls.followUp, { params: { id: this.id }, body }, { quiet: true }), done())
      ui.say('已保存')
    })
  }

  private saved(detail: calls.ClueDetail, isWhole: boolean): void {
    this.detail.set(detail)
    if (isWhole) this.note = ''
    Object.assign(this, { state: undefined, lostReason: undefined, next: '' })
    this.eventId = newId()
  }

  async take(): Promise<void> {
    const { staff, ui } = this.deps
    await this.run(async () => {
      this.detail.set(await staff.call(calls.takeClue, { params: { id: this.id } }, { quiet: true }))
      ui.say('已领取')
    })
  }

  async assign(staffId: string): Promise<void> {
    const { staff, ui } = this.deps
    await this.run(async () => {
      const parts = { params: { id: this.id }, body: { staffId } }
      this.detail.set(await staff.call(calls.assignClue, parts, { quiet: true }))
      ui.say('已分配')
    })
  }

  /** True when the lead was given back. */
  async release(): Promise<boolean> {
    const { staff } = this.deps
    return this.run(() => staff.call(calls.releaseClue, { params: { id: this.id } }, { quiet: true }))
  }

  private async run(work: () => Promise<unknown>): Promise<boolean> {
    const done = await this.task.run(
      () => work().then(() => true),
      ({ msg }) => {
        this.deps.ui.say(msg)
        return false
      },
    )
    return done === true
  }
}
