import { makeAutoObservable } from 'mobx'
import { createLink, linkPromotions, type SalesLink } from '@/contracts/sales/links'
import { type linkDays, type LinkPageKey, linkPages } from '@/domain/sales/linkPages'
import { Resource } from '@/stores/page/Resource'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'
import type { StaffClient } from '../session/StaffClient'

const DRAFT = 'sales-link'
type Days = (typeof linkDays)[number]

/** A promotion link in the making; the fields outlive the page. */
export class LinkForm {
  page: LinkPageKey = linkPages[0].key
  promotionId = ''
  inviteCode = ''
  title = ''
  days: Days = 30
  made: SalesLink | undefined = undefined
  error = ''
  readonly task = new Task()
  readonly options: Resource<Awaited<ReturnType<LinkForm['load']>>>

  constructor(private readonly deps: Pick<Stores, 'ui' | 'drafts'> & { readonly staff: StaffClient }) {
    const { title = '', inviteCode = '', promotionId = '' } = deps.drafts.read(DRAFT)
    Object.assign(this, { title, inviteCode, promotionId })
    this.options = new Resource(() => this.load())
    makeAutoObservable<this, 'deps' | 'load'>(
      this,
      { deps: false, task: false, options: false, load: false },
      { autoBind: true },
    )
  }

  start(): void {
    void this.options.load()
  }

  private load() {
    return this.deps.staff.call(linkPromotions, {}, { quiet: true })
  }

  set(change: Partial<Pick<LinkForm, 'page' | 'promotionId' | 'inviteCode' | 'title' | 'days'>>): void {
    Object.assign(this, change)
    this.made = undefined
    this.error = ''
    const { title, inviteCode, promotionId } = this
    this.deps.drafts.keep(DRAFT, { title, inviteCode, promotionId })
  }

  async submit(): Promise<void> {
    if (this.promotionId === '') return void (this.error = '请选择推广')
    const { page, promotionId, title, days } = this
    const inviteCode = this.inviteCode.trim()
    const body = { page, promotionId, title: title.trim(), days, ...(inviteCode && { inviteCode }) }
    const dropDraft = this.deps.drafts.sending(DRAFT)
    await this.task.run(
      async () => {
        const link = await this.deps.staff.call(createLink, { body }, { quiet: true })
        dropDraft()
        this.done(link)
      },
      ({ msg }) => this.deps.ui.say(msg),
    )
  }

  private done(link: SalesLink): void {
    this.made = link
    this.deps.ui.say('链接已生成')
  }
}
