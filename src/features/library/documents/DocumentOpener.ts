import { makeAutoObservable } from 'mobx'
import { type DocumentFormat, documentTicket } from '@/contracts/library/documents'
import { absoluteAddress } from '@/lib/absoluteAddress'
import { documentFile } from '@/platform/documentFile'
import { Task } from '@/stores/page/Task'
import { siteConfig } from '@/stores/siteConfig'
import type { Stores } from '@/stores/Stores'

/** Fetches a ticket and opens the file of a document. */
export class DocumentOpener {
  private readonly task = new Task()

  constructor(private readonly deps: Pick<Stores, 'call' | 'ui'>) {
    makeAutoObservable<this, 'deps' | 'task'>(this, { deps: false, task: false }, { autoBind: true })
  }

  get isBusy(): boolean {
    return this.task.isRunning
  }

  async open(documentId: string, format: DocumentFormat): Promise<void> {
    const { call, ui } = this.deps
    await this.task.succeeds(async () => {
      const { url } = await call(documentTicket, { params: { documentId }, query: { format } })
      const isShown = await documentFile.open(absoluteAddress(url, siteConfig.apiBase), format)
      if (!isShown) ui.say('文件打不开，请检查网络后重试')
    })
  }
}
