import { makeAutoObservable, observableRef } from 'mobx'
import { type RecitationPlan, saveRecitationPlan } from '@/contracts/exercise/recitations'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'

interface RecitePlanFormDeps extends Pick<Stores, 'call' | 'session' | 'ui'> {
  /** The plan as it is now. */
  readonly plan: RecitationPlan | null
  /** It was saved. */
  onSaved(): void
}

const USUAL_PER_DAY = 5

/** Making the daily plan: how many new passages a day, of which chapters. */
export class PassagePlanForm {
  perDay: number
  chapters: RecitationPlan['chapters']
  private readonly saving = new Task()

  constructor(private readonly deps: RecitePlanFormDeps) {
    this.perDay = deps.plan?.perDay ?? USUAL_PER_DAY
    this.chapters = deps.plan?.chapters ?? []
    makeAutoObservable<this, 'deps' | 'saving'>(
      this,
      { deps: false, saving: false, chapters: observableRef },
      { autoBind: true },
    )
  }

  get isSaving(): boolean {
    return this.saving.isRunning
  }

  chosenOf(subject: string): string[] {
    return this.chapters.filter((one) => one.subject === subject).map(({ chapter }) => chapter)
  }

  setPerDay(perDay: number): void {
    this.perDay = perDay
  }

  choose(subject: string, chapters: readonly string[]): void {
    const others = this.chapters.filter((one) => one.subject !== subject)
    this.chapters = [...others, ...chapters.map((chapter) => ({ subject, chapter }))]
  }

  async save(): Promise<void> {
    const { call, session, ui, onSaved } = this.deps
    if (this.chapters.length === 0) return ui.say('至少选一章')
    const input = { params: { uid: session.uid }, body: { perDay: this.perDay, chapters: this.chapters } }
    await this.saving.run(
      async () => {
        await call(saveRecitationPlan, input, { quiet: true })
        ui.say('计划已保存，换设备也在')
        onSaved()
      },
      ({ msg }) => ui.say(msg),
    )
  }
}
