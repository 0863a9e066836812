import { makeAutoObservable } from 'mobx'
import { askExpert, type QuestionCard, QUESTION_BODY } from '@/contracts/community/experts'
import { newId } from '@/lib/newId'
import { Task } from '@/stores/page/Task'
import type { Stores } from '@/stores/Stores'

const SEPARATOR = '\n'

/** A question to an expert that is being written; the draft lies on the device. */
export class AskForm {
  /** Holds the chosen expert; undefined until there is one. */
  expertId: string | undefined
  title: string
  body: string
  pictures: readonly string[]
  error = ''
  private requestKey = newId()
  private readonly task = new Task()

  constructor(
    private readonly deps: Pick<Stores, 'call' | 'drafts'>,
    expertId: string | undefined,
    private readonly card: QuestionCard | undefined,
    title: string,
  ) {
    this.expertId = expertId
    const draft = deps.drafts.read(this.form)
    this.title = draft['title'] || title
    this.body = draft['body'] ?? ''
    this.pictures = (draft['pictures'] ?? '').split(SEPARATOR).filter(Boolean)
    makeAutoObservable<this, 'deps' | 'task' | 'card'>(
      this,
      { deps: false, task: false, card: false },
      { autoBind: true },
    )
  }

  get isBusy(): boolean {
    return this.task.isRunning
  }

  chooseExpert(expertId: string): void {
    this.expertId = expertId
    this.error = ''
  }

  change(fields: Partial<Pick<AskForm, 'title' | 'body' | 'pictures'>>): void {
    Object.assign(this, fields)
    this.error = ''
    const { title, body, pictures } = this
    this.deps.drafts.keep(this.form, { title, body, pictures: pictures.join(SEPARATOR) })
  }

  /** The id of the question; undefined after a refusal, with the reason in `error`. */
  async send(): Promise<string | undefined> {
    const { expertId } = this
    if (expertId === undefined) return this.fail('请先选择一位老师')
    if (this.title.trim().length < 6) return this.fail('问题至少 6 个字')
    if (this.body.length > QUESTION_BODY) return this.fail('补充最多 1000 个字')
    const { requestKey, title, body, pictures, card } = this
    const asked = { requestKey, expertId, title, body, pictures: [...pictures], ...(card && { card }) }
    const dropDraft = this.deps.drafts.sending(this.form)
    const done = await this.task.run(
      () => this.deps.call(askExpert, { body: asked }, { quiet: true }),
      (error) => this.fail(error.isTemporary ? `${error.msg}，内容已保存，请稍后再试` : error.msg),
    )
    if (!done) return undefined
    dropDraft()
    return done.questionId
  }

  private get form(): string {
    return this.card ? `ask:${this.card.kind}:${this.card.id}` : 'ask'
  }

  private fail(error: string): undefined {
    this.error = error
    return undefined
  }
}
