import { makeAutoObservable, runInAction } from 'mobx'
import { agreement, type Agreement, signAgreement } from '@/contracts/course/agreements'
import { inkLength } from '@/lib/Ink'
import { personNameError } from '@/lib/text/personNameError'
import { Resource } from '@/stores/page/Resource'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'

/** Shorter ink is refused by the backend too. */
const LEAST_INK = 120
const OUTDATED = 'Y40903'

/** Compares a name with its repetition; undefined when they match. */
const typedError = (typed: string, name: string): string | undefined => {
  if (typed.trim() === '') return '请再输入一次姓名'
  return typed.trim() === name.trim() ? undefined : '两次填写的姓名不一样，请重新输入'
}

/** An agreement being read and signed; the draft is persisted until it is sent. */
export class AgreementPageStore {
  readonly found: Resource<Agreement>
  /** Whether the reader has come to the end of the text. */
  hasRead = false
  name: string
  ink: string
  /** The name typed a second time, instead of handwriting; undefined while handwriting is required. */
  typed: string | undefined = undefined
  errors: { name?: string; ink?: string; typed?: string } = {}
  private readonly signing = new Task()

  constructor(
    private readonly deps: Pick<Stores, 'call' | 'session' | 'drafts' | 'ui'>,
    readonly goodsId: string,
  ) {
    const { call, session } = deps
    this.found = new Resource(() =>
      call(agreement, { params: { uid: session.uid, goodsId } }, { quiet: true }),
    )
    const draft = deps.drafts.read(this.draft)
    this.name = draft['name'] ?? ''
    this.ink = draft['ink'] ?? ''
    makeAutoObservable<this, 'deps' | 'signing'>(
      this,
      { deps: false, found: false, goodsId: false, signing: false },
      { autoBind: true },
    )
  }

  start(): void {
    void this.found.load()
  }

  get isSigning(): boolean {
    return this.signing.isRunning
  }

  read(): void {
    this.hasRead = true
  }

  typeName(name: string): void {
    this.name = name
    delete this.errors.name
    this.keep()
  }

  write(ink: string): void {
    this.ink = ink
    delete this.errors.ink
    this.keep()
  }

  clearInk(): void {
    this.write('')
  }

  /** Lets the name be typed once more in place of handwriting, or asks for handwriting again. */
  signBy(way: 'hand' | 'typing'): void {
    this.typed = way === 'typing' ? '' : undefined
    this.errors = {}
  }

  typeAgain(name: string): void {
    this.typed = name
    delete this.errors.typed
  }

  /** Signs what was read; a text that changed meanwhile is shown anew, to be read again. */
  async sign(): Promise<void> {
    const { call, session, drafts, ui } = this.deps
    const { goodsId, name, ink, typed } = this
    const hash = this.found.value?.hash
    if (hash === undefined || !this.accept()) return
    const done = drafts.sending(this.draft)
    await this.signing.run(
      async () => {
        const body = typed === undefined ? { hash, name, ink } : { hash, name, typed }
        const signed = await call(
          signAgreement,
          { params: { uid: session.uid, goodsId }, body },
          { quiet: true },
        )
        done()
        this.found.set(signed)
        ui.say('签署成功')
      },
      ({ code, msg }) => {
        ui.say(msg)
        if (code === OUTDATED) this.readAgain()
      },
    )
  }

  private readAgain(): void {
    runInAction(() => {
      this.hasRead = false
    })
    void this.found.load()
  }

  private accept(): boolean {
    const { name, ink, typed } = this
    const wrongName = personNameError(name)
    const wrongTyped = typed === undefined ? undefined : typedError(typed, name)
    this.errors = {
      ...(wrongName !== undefined && { name: wrongName }),
      ...(typed === undefined && inkLength(ink) < LEAST_INK && { ink: '请在方框里手写你的姓名' }),
      ...(wrongTyped !== undefined && { typed: wrongTyped }),
    }
    const first = Object.values(this.errors)[0]
    if (first !== undefined) this.deps.ui.say(first)
    return first === undefined
  }

  private keep(): void {
    this.deps.drafts.keep(this.draft, { name: this.name, ink: this.ink })
  }

  private get draft(): string {
    return `agreement:${this.goodsId}`
  }
}
