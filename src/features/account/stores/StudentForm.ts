import { makeAutoObservable, runInAction } from 'mobx'
import { createStudent, student, updateStudent, type Student } from '@/contracts/gaoshou/student'
import { personNameError } from '@/lib/text/personNameError'
import { Resource } from '@/stores/page/Resource'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'
import { learnerProfileOf } from '@/stores/useLearnerProfile'

const TEXT_FIELDS = ['name', 'school', 'major', 'grade', 'targetSchool', 'targetMajor'] as const
export type StudentTextField = (typeof TEXT_FIELDS)[number]

const DRAFT = 'improve-info'

/** A new user's name is his phone until he gives one (seed §8); the form asks for a real one. */
const withoutPhone = (text: string): string => (/^1\d{10}$/.test(text) ? '' : text)

type StudentFormDeps = Pick<Stores, 'call' | 'session' | 'drafts' | 'ui' | 'clock'>

/** The learner's record as a form: text fields, exam year and subjects; keeps a draft until it is saved. */
export class StudentForm {
  readonly record: Resource<Student>
  texts: Record<StudentTextField, string> = {
    name: '',
    school: '',
    major: '',
    grade: '',
    targetSchool: '',
    targetMajor: '',
  }
  examYear: number | undefined
  subjectIds: readonly string[] = []
  errors: Partial<Record<StudentTextField | 'examYear' | 'subjects', string>> = {}
  private readonly saving = new Task()
  private exists = true

  constructor(private readonly deps: StudentFormDeps) {
    this.record = new Resource(() => this.fetch())
    makeAutoObservable<this, 'deps' | 'exists'>(
      this,
      { deps: false, exists: false, record: false },
      { autoBind: true },
    )
  }

  start(): void {
    void this.record.load()
  }

  setText(field: StudentTextField, value: string): void {
    this.texts[field] = value
    delete this.errors[field]
    this.deps.drafts.keep(DRAFT, this.texts)
  }

  setYear(year: number): void {
    this.examYear = year
    delete this.errors.examYear
  }

  setSubjects(ids: readonly string[]): void {
    this.subjectIds = ids
    delete this.errors.subjects
  }

  /** Saves the texts and the year; true when the backend has them. */
  saveProfile(): Promise<boolean> {
    const wrongName = personNameError(this.texts.name)
    this.errors = {
      ...(wrongName !== undefined && { name: wrongName }),
      ...(this.texts.school.trim() === '' && { school: '院校不能为空' }),
    }
    const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, this.texts[field].trim()]))
    return this.save({ ...texts, ...(this.examYear !== undefined && { examYear: this.examYear }) })
  }

  /** Saves year and subjects; true when the backend has them. */
  saveSubjects(): Promise<boolean> {
    this.errors = {
      ...(this.examYear === undefined && { examYear: '请选择考试年份' }),
      ...(this.subjectIds.length === 0 && { subjects: '请至少选择一个科目' }),
    }
    return this.save({
      subjectIds: [...this.subjectIds],
      ...(this.examYear !== undefined && { examYear: this.examYear }),
    })
  }

  private async save(body: object): Promise<boolean> {
    const { call, session, drafts, ui } = this.deps
    const first = Object.values(this.errors)[0]
    if (first !== undefined) {
      ui.say(first)
      return false
    }
    return this.saving.succeeds(async () => {
      const done = drafts.sending(DRAFT)
      const params = { uid: session.uid }
      // The account may change while the call runs.
      const profile = learnerProfileOf(this.deps)
      profile.keep(await call(this.exists ? updateStudent : createStudent, { params, body }))
      done()
    })
  }

  get isSaving(): boolean {
    return this.saving.isRunning
  }

  /** A learner without a record starts with an empty one. */
  private async fetch(): Promise<Student> {
    const { call, session, drafts } = this.deps
    const found = await call(student, { params: { uid: session.uid }, query: {} }, { quiet: true })
    const draft = drafts.read(DRAFT)
    runInAction(() => {
      this.exists = found.updatedAt > 0
      for (const field of TEXT_FIELDS) this.texts[field] = draft[field] ?? withoutPhone(found[field])
      this.examYear = found.examYear ?? undefined
      this.subjectIds = found.subjectIds
    })
    return found
  }
}
