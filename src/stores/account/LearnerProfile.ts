import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as v from 'valibot'
import { catchApiError, type CallApi } from '@/api'
import { type ExamDate, examDates, examDateSchema } from '@/contracts/course/examDates'
import { student, type Student, studentSchema } from '@/contracts/gaoshou/student'
import { examOf } from '@/domain/progress/examOf'
import { type StudyPhase, phaseOfLearner } from '@/domain/progress/studyPhase'
import { shanghaiDate } from '@/lib/shanghaiDate'
import { wait } from '@/lib/wait'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from '../device/PersistedValue'

const { subjectIds, examYear, targetSchool, targetMajor } = studentSchema.entries
const choiceSchema = v.object({ subjectIds, examYear, targetSchool, targetMajor })
type Choice = v.InferOutput<typeof choiceSchema>

/** How long a list waits for its order. */
const LONGEST_WAIT_MS = 1500

interface LearnerProfileDeps {
  readonly call: CallApi
  readonly storage: KeyValueStore
  readonly now: () => number
}

/** Target, subjects, exam and phase of a learner: the one answer for every list and page. Visitors have chosen nothing. */
export class LearnerProfile {
  private choice: Choice | undefined
  private exams: readonly ExamDate[]
  private asked: Promise<void> | undefined
  /** Counts changes of the choice. */
  private version = 0
  private readonly kept: PersistedValue<Choice>
  private readonly keptExams: PersistedValue<ExamDate[]>

  constructor(
    readonly uid: string,
    private readonly deps: LearnerProfileDeps,
  ) {
    this.kept = new PersistedValue(deps.storage, `cache:learner-profile:${uid}`, choiceSchema)
    this.keptExams = new PersistedValue(deps.storage, 'cache:exam-dates', v.array(examDateSchema))
    this.choice = uid ? this.kept.read() : undefined
    this.exams = this.keptExams.read() ?? []
    makeAutoObservable<this, 'deps' | 'asked' | 'version' | 'kept' | 'keptExams' | 'choice' | 'exams'>(this, {
      uid: false,
      deps: false,
      asked: false,
      version: false,
      kept: false,
      keptExams: false,
      choice: observableRef,
      exams: observableRef,
    })
  }

  /**
   * Resolves at once for a persisted choice, else after the first request, or after `LONGEST_WAIT_MS`: a list is worth more than
   * its order. A failed request is repeated by the next page.
   */
  async load(): Promise<void> {
    if (!this.uid) return
    const isKnown = this.choice !== undefined
    if (!this.asked) void this.fetchExams()
    this.asked ??= this.fetchChoice()
    if (!isKnown) await Promise.race([this.asked, wait(LONGEST_WAIT_MS)])
  }

  /** Takes over a record that the backend has saved. */
  keep({ subjectIds: ids, examYear: year, targetSchool: school, targetMajor: major }: Student): void {
    this.version += 1
    this.choice = { subjectIds: ids, examYear: year, targetSchool: school, targetMajor: major }
    this.kept.write(this.choice)
  }

  /** The codes of the chosen subjects. */
  get subjects(): readonly string[] {
    return this.choice?.subjectIds ?? []
  }

  /** The same for the query of a call; undefined without a choice. */
  get ownQuery(): string | undefined {
    return this.subjects.join(',') || undefined
  }

  /** True once the backend has said that the learner has chosen no subject. */
  get lacksSubjects(): boolean {
    return this.choice?.subjectIds.length === 0
  }

  get target(): { readonly school: string; readonly major: string } {
    return { school: this.choice?.targetSchool ?? '', major: this.choice?.targetMajor ?? '' }
  }

  /** The exam that the learner prepares for; undefined while no date is known. */
  get exam(): ExamDate | undefined {
    return examOf(this.exams, this.choice?.examYear ?? null, this.today)
  }

  get phase(): StudyPhase | undefined {
    return phaseOfLearner(this.exams, this.choice?.examYear ?? null, this.today)
  }

  private get today(): string {
    return shanghaiDate(this.deps.now())
  }

  private async fetchChoice(): Promise<void> {
    await catchApiError(
      async () => {
        const { uid, version } = this
        const record = await this.deps.call(student, { params: { uid }, query: {} }, { quiet: true })
        // Ignore an answer that is older than a save.
        if (version === this.version) this.keep(record)
      },
      () => {
        this.asked = undefined
      },
    )
  }

  /** Without dates only exam and phase are unknown. */
  private async fetchExams(): Promise<void> {
    await catchApiError(
      async () => {
        const exams = await this.deps.call(examDates, {}, { quiet: true })
        runInAction(() => {
          this.exams = exams
        })
        this.keptExams.write(exams)
      },
      () => {
        this.asked = undefined
      },
    )
  }
}
