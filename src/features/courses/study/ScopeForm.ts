import { makeAutoObservable, observableRef } from 'mobx'
import { courseLearning, saveScope, type LearningChapter } from '@/contracts/course/learning'
import { Resource } from '@/stores/page/Resource'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'

interface ScopeFormDeps extends Pick<Stores, 'call' | 'session' | 'ui' | 'navigator'> {
  readonly goodsId: string
}

/** What of a course is studied: which of its chapters, and how much of each is known already. */
export class ScopeForm {
  readonly chapters: Resource<readonly LearningChapter[]>
  private changed: ReadonlyMap<string, Pick<LearningChapter, 'chosen' | 'skipped'>> = new Map()
  private readonly saving = new Task()

  constructor(private readonly deps: ScopeFormDeps) {
    const { call, session, goodsId } = deps
    const params = { uid: session.uid, goodsId }
    this.chapters = new Resource(
      async () => (await call(courseLearning, { params }, { quiet: true })).chapters,
    )
    makeAutoObservable<this, 'deps' | 'saving' | 'changed'>(
      this,
      { deps: false, saving: false, chapters: false, changed: observableRef },
      { autoBind: true },
    )
  }

  start(): void {
    void this.chapters.load()
  }

  get isSaving(): boolean {
    return this.saving.isRunning
  }

  /** The chapters as they would be saved. */
  get rows(): readonly LearningChapter[] {
    return (this.chapters.value ?? []).map((chapter) => ({ ...chapter, ...this.changed.get(chapter.title) }))
  }

  choose(titles: readonly string[]): void {
    this.changed = new Map(
      this.rows.map(({ title, skipped }) => [title, { chosen: titles.includes(title), skipped }]),
    )
  }

  skip(title: string, skipped: number): void {
    const row = this.rows.find((one) => one.title === title)
    if (row) this.changed = new Map([...this.changed, [title, { chosen: row.chosen, skipped }]])
  }

  /** Saves, says so and goes back. A course without a chosen subject would have nothing to learn. */
  async save(): Promise<void> {
    const { call, session, goodsId, ui, navigator } = this.deps
    const chapters = this.rows.map(({ title, chosen, skipped }) => ({ title, chosen, skipped }))
    if (!chapters.some(({ chosen }) => chosen)) return ui.say('至少选择一个科目')
    const params = { uid: session.uid, goodsId }
    if (!(await this.saving.succeeds(() => call(saveScope, { params, body: { chapters } })))) return
    ui.say('已保存')
    await navigator.back()
  }
}
