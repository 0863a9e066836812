import { makeAutoObservable, reaction, runInAction } from 'mobx'
import { catchApiError, type ApiError } from '@/api'
import type { Stores } from '../Stores'
import { onReconnectOrHide } from './onReconnectOrHide'

/** A save begins when nothing was changed for so long. */
const PAUSE_MS = 800
/** Pauses between tries while saving fails, in milliseconds; the last one repeats. */
const RETRIES_MS = [5000, 15_000, 60_000]
/** Most saves in a row: a form that is never done tries again after a pause. */
const MOST_ROUNDS = 5

/** Classes of failed saves: they differ in what the learner can do. */
export type SaveProblem = 'network' | 'busy' | 'consent' | 'login' | 'refused'

/** Failures that time does not change: a refused value must be changed, consent be given. */
const WAITING: readonly SaveProblem[] = ['refused', 'consent']

/** The class of a failed save. */
const problemOf = ({ kind, status, isRefusal, isTemporary }: ApiError): SaveProblem => {
  if (kind === 'needs-consent') return 'consent'
  if (kind === 'needs-login' || status === 401) return 'login'
  if (isRefusal) return 'refused'
  const isBusy = kind === 'shape' || status === 409 || (status > 0 && isTemporary)
  // Any other status comes from a portal or a gateway that stands before the backend.
  return isBusy ? 'busy' : 'network'
}

interface AutoSaveWork {
  /** Whether there is something to save. */
  isPending(): boolean
  /** Saves what is unsaved now, and takes over the answer; rejects with `ApiError`. */
  save(): Promise<unknown>
}

/**
 * Saves a form whose values are on the device already: when typing pauses, one save after the other, and again after a failure as
 * time passes, the network or the login comes back, consent is given, or the learner asks for it.
 */
export class AutoSave {
  /** Why the last try failed. */
  failure: ApiError | undefined = undefined
  /** The account of the form; empty while a visitor fills it in. */
  private owner = ''
  private failures = 0
  private running: Promise<void> | undefined = undefined
  private pause: ReturnType<typeof setTimeout> | undefined = undefined
  private retry: ReturnType<typeof setTimeout> | undefined = undefined
  private isEnded = false

  constructor(
    private readonly deps: Pick<Stores, 'session' | 'consents' | 'ui'>,
    private readonly work: AutoSaveWork,
  ) {
    makeAutoObservable<
      this,
      'deps' | 'work' | 'owner' | 'failures' | 'running' | 'pause' | 'retry' | 'isEnded'
    >(
      this,
      {
        deps: false,
        work: false,
        owner: false,
        failures: false,
        running: false,
        pause: false,
        retry: false,
        isEnded: false,
      },
      { autoBind: true },
    )
  }

  get problem(): SaveProblem | undefined {
    return this.failure && problemOf(this.failure)
  }

  /** Tries again at each chance from now on. Answers how to end it: what was just typed is saved at once. */
  start(): () => void {
    const { session, consents } = this.deps
    this.isEnded = false
    this.owner = session.uid
    const endChances = onReconnectOrHide(() => void this.save())
    const endWaiting = reaction(
      () => session.isLoggedIn && consents.missing.length === 0,
      (isFree) => {
        if (isFree) void this.save()
      },
    )
    return () => {
      endChances()
      endWaiting()
      this.isEnded = true
      clearTimeout(this.retry)
      if (this.pause !== undefined) void this.save()
    }
  }

  /**
   * Whether the form belongs to the account that is logged in now: an answer that comes later is of no form of that account. The
   * first login takes over what a visitor has filled in.
   */
  isOwn(): boolean {
    const { uid } = this.deps.session
    if (this.owner === '') this.owner = uid
    return this.owner === uid
  }

  /** Saves once typing pauses. */
  later(): void {
    clearTimeout(this.pause)
    this.pause = setTimeout(() => void this.save(), PAUSE_MS)
  }

  /** Saves what is unsaved, after the running save; whether nothing is left to save. */
  async save(): Promise<boolean> {
    clearTimeout(this.pause)
    this.pause = undefined
    await (this.running ??= this.saveAll())
    return !this.work.isPending()
  }

  /** The button of the learner: asks for consent where that is what is missing, and saves. */
  async again(): Promise<void> {
    if (this.problem === 'consent' && !(await this.deps.ui.openDialog({ kind: 'consent' }))) return
    await this.save()
  }

  /** Runs a call of the form; whether it succeeded. A failure is shown, and tried again. */
  async attempt(call: () => Promise<unknown>): Promise<boolean> {
    const failure = await catchApiError(
      () => call().then(() => undefined),
      (error) => error,
    )
    runInAction(() => {
      this.failure = failure
    })
    clearTimeout(this.retry)
    if (!failure) this.failures = 0
    else if (!WAITING.includes(problemOf(failure))) this.planRetry()
    return failure === undefined
  }

  private async saveAll(): Promise<void> {
    // Lets `running` be set before a pass without work ends.
    await Promise.resolve()
    try {
      if (this.deps.session.isLoggedIn && !this.isOwn()) return
      for (let round = 0; this.work.isPending(); round++) {
        if (round === MOST_ROUNDS) return this.isEnded ? undefined : this.later()
        if (!(await this.attempt(this.work.save))) return
      }
      // Forgets a failure of work that was given up meanwhile.
      runInAction(() => {
        this.failure = undefined
      })
    } finally {
      this.running = undefined
    }
  }

  private planRetry(): void {
    if (this.isEnded) return
    const pause = RETRIES_MS[Math.min(this.failures, RETRIES_MS.length - 1)] ?? 0
    this.failures += 1
    this.retry = setTimeout(() => void this.save(), pause)
  }
}
