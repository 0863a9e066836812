import { makeAutoObservable } from 'mobx'
import {
  type ClueFilter,
  type ClueRow,
  clueTotals,
  clues,
  exportClues,
  importClues,
} from '@/contracts/sales/clues'
import type { LeadState } from '@/domain/sales/leadStates'
import { textFile } from '@/platform/textFile'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'
import type { StaffClient } from '../session/StaffClient'
import { KeysetList } from '../shared/KeysetList'
import { lastDays } from '../shared/salesTexts'

export type ClueSpan = '7' | '30' | '90'
export type Whose = ClueFilter['whose']

interface ClueListDeps extends Pick<Stores, 'ui'> {
  readonly staff: StaffClient
  now(): number
}

/** The leads of a member: filter, counts by state, and rows. */
export class ClueList {
  state: LeadState | undefined = undefined
  span: ClueSpan = '30'
  whose: Whose = 'any'
  keyword = ''
  promotionId = ''
  typedPromotion = ''
  totals: Partial<Record<LeadState, number>> = {}
  readonly rows: KeysetList<ClueRow, string>
  readonly exporting = new Task()
  readonly importing = new Task()

  constructor(
    private readonly deps: ClueListDeps,
    given: Readonly<Record<string, string | undefined>>,
  ) {
    this.promotionId = given['forPromotion'] ?? ''
    this.typedPromotion = this.promotionId
    this.rows = new KeysetList((cursor) =>
      deps.staff.call(
        clues,
        { query: { ...this.filter, ...(cursor !== undefined && { cursor }) } },
        { quiet: true },
      ),
    )
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, rows: false, exporting: false, importing: false },
      { autoBind: true },
    )
  }

  start(): void {
    this.load()
  }

  load(): void {
    void this.rows.load()
    void this.count()
  }

  private get filter() {
    const { state, whose, keyword, promotionId } = this
    return {
      ...lastDays(Number(this.span), this.deps.now()),
      whose,
      ...(state && { state }),
      ...(keyword.trim() && { keyword: keyword.trim() }),
      ...(/^\d{1,18}$/.test(promotionId) && { promotionId }),
    }
  }

  set(change: Partial<Pick<ClueList, 'state' | 'span' | 'whose' | 'promotionId'>>): void {
    Object.assign(this, change)
    this.load()
  }

  type(keyword: string): void {
    this.keyword = keyword
  }

  /** Changes the text of the promotion field; `searchPromotion` applies it. */
  typePromotion(promotionId: string): void {
    this.typedPromotion = promotionId.replace(/\D/g, '')
  }

  searchPromotion(): void {
    this.set({ promotionId: this.typedPromotion })
  }

  private async count(): Promise<void> {
    const { state: _, ...query } = this.filter
    const task = new Task()
    await task.run(
      async () => this.takeTotals(await this.deps.staff.call(clueTotals, { query }, { quiet: true })),
      () => undefined,
    )
  }

  private takeTotals(totals: Partial<Record<LeadState, number>>): void {
    this.totals = totals
  }

  /** Hands the leads over as a file. */
  async export(): Promise<void> {
    const { staff, ui } = this.deps
    await this.exporting.run(
      async () => {
        const { name, csv, rows } = await staff.call(exportClues, { body: this.filter }, { quiet: true })
        const isGiven = await textFile.give(name, csv, 'text/csv')
        ui.say(isGiven ? `已导出 ${rows} 条` : '这里不能保存文件，请用电脑浏览器导出')
      },
      ({ msg }) => ui.say(msg),
    )
  }

  /** Brings leads in; answers what became of each line, or undefined when nothing was read. */
  async import(csv: string) {
    const { staff, ui } = this.deps
    const promotionId = /^\d{1,18}$/.test(this.promotionId) ? { promotionId: this.promotionId } : {}
    const result = await this.importing.run(
      () => staff.call(importClues, { body: { csv, ...promotionId } }, { quiet: true }),
      ({ msg }) => {
        ui.say(msg)
        return undefined
      },
    )
    if (result) this.load()
    return result
  }
}
