import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type ApiError, catchApiError } from '@/api'
import {
  editExperience,
  ownExperience,
  type OwnExperience,
  writeExperience,
} from '@/contracts/baoyan/experiences'
import { newId } from '@/lib/newId'
import { Task } from '@/stores/page/Task'
import type { Stores } from '@/stores/Stores'
import { differencesOf, experienceOf, experienceProblems, type FormTexts, textsOf } from './experienceFields'
import { STALE_EDIT } from '../staleEdit'

type Deps = Pick<Stores, 'call' | 'session' | 'loginFlow' | 'drafts'>

const DRAFT = 'baoyan-experience'
/** Entries of a draft that the learner did not type. */
const SETTINGS: ReadonlySet<string> = new Set(['requestKey', 'base', 'isAnonymous'])

/** The name of the draft of a new post, or of changes to one. */
export const draftOf = (edited?: Pick<OwnExperience, 'experienceId'>): string =>
  edited ? `${DRAFT}:${edited.experienceId}` : DRAFT

/** The version of a post that a draft was begun from. */
const baseOf = (edited?: OwnExperience): string => (edited ? String(edited.changedAt) : '')

/** Whether a new post was begun on this device. */
export const hasDraft = ({ drafts }: Pick<Deps, 'drafts'>): boolean =>
  Object.entries(drafts.read(DRAFT)).some(([name, text]) => !SETTINGS.has(name) && text !== '')

/** An experience post that is being written; each change lies on the device until the post is sent. */
export class ExperienceForm {
  texts: FormTexts
  problems: Readonly<Record<string, string>> = {}
  /** The refusal of the backend. */
  error = ''
  /** The version that another device has saved meanwhile, until the learner has chosen one. */
  newer: OwnExperience | undefined = undefined
  private readonly task = new Task()
  /** A part of the draft: a post that is sent again after a lost answer is written once. */
  private readonly requestKey: string

  constructor(
    private readonly deps: Deps,
    private edited?: OwnExperience,
  ) {
    const { requestKey, base, ...kept } = deps.drafts.read(draftOf(edited))
    this.requestKey = requestKey ?? newId()
    this.texts = Object.keys(kept).length > 0 || !edited ? kept : textsOf(edited)
    // Saving a draft of an older version would undo what another device has saved since.
    if (edited && base !== baseOf(edited) && differencesOf(this.texts, textsOf(edited)).length > 0)
      this.newer = edited
    makeAutoObservable<this, 'deps' | 'task' | 'requestKey'>(
      this,
      { deps: false, newer: observableRef, task: false, requestKey: false },
      { autoBind: true },
    )
  }

  get isBusy(): boolean {
    return this.task.isRunning
  }

  /** Whether saving takes a public post off the list until it was read again. */
  get isPublic(): boolean {
    return this.edited?.state === 'public'
  }

  get isNew(): boolean {
    return this.edited === undefined
  }

  text(name: string): string {
    return this.texts[name] ?? ''
  }

  write(name: string, text: string): void {
    this.texts = { ...this.texts, [name]: text }
    const { [name]: _, ...others } = this.problems
    this.problems = others
    this.error = ''
    this.keep()
  }

  /** The fields in which the version of the other device differs from what was written here. */
  get differences() {
    return this.newer ? differencesOf(this.texts, textsOf(this.newer)) : []
  }

  /** Goes on with what was written here; saving replaces the version of the other device. */
  keepMine(): void {
    this.edited = this.newer ?? this.edited
    this.newer = undefined
    this.error = ''
    this.keep()
  }

  /** Goes on with the version of the other device. */
  takeTheirs(): void {
    const { newer } = this
    if (!newer) return
    this.texts = textsOf(newer)
    this.edited = newer
    this.newer = undefined
    this.error = ''
    this.problems = {}
    this.deps.drafts.drop(draftOf(newer))
  }

  private keep(): void {
    const { requestKey, edited } = this
    this.deps.drafts.keep(draftOf(edited), { ...this.texts, requestKey, base: baseOf(edited) })
  }

  /** Sends the post after a login; false where something is wrong, with the reason in `problems` or `error`. */
  async send(): Promise<boolean> {
    const { call, session, loginFlow, drafts } = this.deps
    this.problems = experienceProblems(this.texts)
    if (Object.keys(this.problems).length > 0 || this.newer) return false
    if (!(await loginFlow.require())) return false
    const { edited, requestKey } = this
    const text = experienceOf(this.texts)
    const { uid } = session
    const done = drafts.sending(draftOf(edited))
    const sent = await this.task.run(
      async () =>
        edited
          ? call(
              editExperience,
              { params: { uid, id: edited.experienceId }, body: { ...text, base: edited.changedAt } },
              { quiet: true },
            )
          : call(writeExperience, { params: { uid }, body: { requestKey, ...text } }, { quiet: true }),
      (error) => this.fail(error),
    )
    if (!sent) return false
    done()
    return true
  }

  private async fail({ code, msg }: ApiError): Promise<undefined> {
    const { edited } = this
    const { call, session } = this.deps
    runInAction(() => (this.error = msg))
    if (code !== STALE_EDIT || !edited) return
    const params = { uid: session.uid, id: edited.experienceId }
    const newer = await catchApiError(
      () => call(ownExperience, { params }, { quiet: true }),
      () => undefined,
    )
    runInAction(() => {
      this.newer = newer
      if (newer) this.error = ''
    })
  }
}
