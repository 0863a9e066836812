import { makeAutoObservable } from 'mobx'
import { collectQuestion, folders, type Folder, removeFolder, saveFolder } from '@/contracts/exercise/folders'
import { newId } from '@/lib/newId'
import { Resource } from '@/stores/page/Resource'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'

/** The folders of a learner. The request layer shows failures. */
export class FolderStore {
  readonly found: Resource<Folder[]>
  private readonly task = new Task()

  constructor(private readonly deps: Pick<Stores, 'call' | 'session'>) {
    const { call, session } = deps
    this.found = new Resource(() => call(folders, { params: { uid: session.uid } }, { quiet: true }))
    makeAutoObservable<this, 'deps' | 'task'>(
      this,
      { deps: false, found: false, task: false },
      { autoBind: true },
    )
  }

  start(): void {
    void this.found.load()
  }

  get isBusy(): boolean {
    return this.task.isRunning
  }

  /** Makes a folder; true when it is there. */
  add(name: string): Promise<boolean> {
    return this.save(newId(), name)
  }

  rename({ folderId }: Folder, name: string): Promise<boolean> {
    return this.save(folderId, name)
  }

  remove({ folderId }: Folder): Promise<boolean> {
    return this.changed(() => this.deps.call(removeFolder, { params: { ...this.params, folderId } }))
  }

  /** Puts a question into a folder, or moves it there. */
  put(questionId: string, { folderId }: Folder, attemptId?: string): Promise<boolean> {
    return this.changed(() =>
      this.deps.call(collectQuestion, {
        params: { ...this.params, questionId },
        body: { folderId, ...(attemptId !== undefined && { attemptId }) },
      }),
    )
  }

  private get params() {
    return { uid: this.deps.session.uid }
  }

  private save(folderId: string, name: string): Promise<boolean> {
    return this.changed(() =>
      this.deps.call(saveFolder, { params: { ...this.params, folderId }, body: { name } }),
    )
  }

  private changed(work: () => Promise<unknown>): Promise<boolean> {
    return this.task.succeeds(async () => {
      await work()
      await this.found.load()
    })
  }
}
