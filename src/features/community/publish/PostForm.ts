import { makeAutoObservable } from 'mobx'
import { type ApiError, catchApiError } from '@/api'
import { draft, type DraftFields, saveDraft } from '@/contracts/community/drafts'
import { editPost, type PostDetail } from '@/contracts/community/forum'
import { MOST_TAGS, POST_BODY, POST_TITLE, TAG_LENGTH, publishPost } from '@/contracts/community/publishPost'
import { newId } from '@/lib/newId'
import { Task } from '@/stores/page/Task'
import type { Stores } from '@/stores/Stores'

const FORM = 'community-post'
/** The account gets the draft a second after the last change. */
const SAVE_MS = 1000
const SEPARATOR = '\n'

type Deps = Pick<Stores, 'call' | 'session' | 'ui' | 'drafts' | 'outbox'>
export type PublishOutcome = 'public' | 'pending' | 'waiting'

/** A post that is being written: its draft lies on the device with each change, and on the account a second later. */
export class PostForm {
  title = ''
  body = ''
  plateId = ''
  tags: readonly string[] = []
  pictures: readonly string[] = []
  error = ''
  private requestKey = newId()
  private timer: ReturnType<typeof setTimeout> | undefined = undefined
  private readonly task = new Task()

  constructor(
    private readonly deps: Deps,
    /** The post that is changed; a new one without it. */
    private readonly edited: PostDetail | undefined,
    plateId: string,
  ) {
    this.plateId = plateId
    if (edited)
      this.take({ ...edited, tags: edited.tags.join(SEPARATOR), pictures: edited.pictures.join(SEPARATOR) })
    makeAutoObservable<this, 'deps' | 'edited' | 'task' | 'timer'>(
      this,
      { deps: false, edited: false, task: false, timer: false },
      { autoBind: true },
    )
  }

  /** Restores the draft of the device, else that of the account. */
  start(): () => void {
    const local = this.deps.drafts.read(this.form)
    if (Object.keys(local).length > 0) this.take(local)
    else if (!this.edited) void this.restore()
    return () => clearTimeout(this.timer)
  }

  get isBusy(): boolean {
    return this.task.isRunning
  }

  change(fields: Partial<Pick<PostForm, 'title' | 'body' | 'plateId' | 'tags' | 'pictures'>>): void {
    Object.assign(this, fields)
    this.error = ''
    this.deps.drafts.keep(this.form, this.fields)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.upload(this.fields), SAVE_MS)
  }

  /** Adds a tag; false with the reason in `error`. */
  addTag(text: string): boolean {
    const tag = text.replace(/[#\s]/g, '').slice(0, TAG_LENGTH)
    if (tag === '' || this.tags.includes(tag)) return true
    if (this.tags.length >= MOST_TAGS) return this.refuse('最多 5 个标签')
    this.change({ tags: [...this.tags, tag] })
    return true
  }

  /** Publishes, or hands the post to the outbox when there is no network; undefined after a refusal. */
  async publish(): Promise<PublishOutcome | undefined> {
    if (!this.isFit()) return undefined
    const text = {
      plateId: this.plateId,
      title: this.title,
      body: this.body,
      pictures: [...this.pictures],
      tags: [...this.tags],
    }
    const { call } = this.deps
    const { edited } = this
    const done = this.deps.drafts.sending(this.form)
    const body = { requestKey: this.requestKey, ...text }
    const answer = await this.task.run(
      async () =>
        edited
          ? call(editPost, { params: { postId: edited.postId }, body: text }, { quiet: true })
          : call(publishPost, { body }, { quiet: true }),
      (error) => this.failed(error, body),
    )
    if (!answer) return undefined
    this.clear(done)
    if ('isQueued' in answer) return 'waiting'
    return answer.state === 'pending' ? 'pending' : 'public'
  }

  private async failed(
    error: ApiError,
    body: { readonly requestKey: string },
  ): Promise<{ isQueued: true } | undefined> {
    if (this.edited || !error.isTemporary || error.status === 429) {
      this.refuse(error.msg)
      return undefined
    }
    // The same key: should the first try have arrived after all, the backend posts once.
    void this.deps.outbox.add(publishPost.id, { body })
    return { isQueued: true }
  }

  private isFit(): boolean {
    if (this.plateId === '') return this.refuse('请选择版块')
    if (this.title.trim().length < 4) return this.refuse('标题至少 4 个字')
    if (this.title.length > POST_TITLE) return this.refuse('标题最多 40 个字')
    if (this.body.trim().length < 5) return this.refuse('正文至少 5 个字')
    return this.body.length <= POST_BODY || this.refuse('正文最多 5000 个字')
  }

  private refuse(error: string): false {
    this.error = error
    return false
  }

  private get form(): string {
    return this.edited ? `${FORM}-${this.edited.postId}` : FORM
  }

  private get fields(): Record<string, string> {
    const { title, body, plateId, tags, pictures } = this
    return { title, body, plateId, tags: tags.join(SEPARATOR), pictures: pictures.join(SEPARATOR) }
  }

  private take(fields: Readonly<Record<string, unknown>>): void {
    const text = (name: string): string => {
      const value = fields[name]
      return typeof value === 'string' ? value : ''
    }
    this.title = text('title')
    this.body = text('body')
    this.plateId = text('plateId') || this.plateId
    this.tags = text('tags').split(SEPARATOR).filter(Boolean)
    this.pictures = text('pictures').split(SEPARATOR).filter(Boolean)
  }

  private async restore(): Promise<void> {
    const params = { uid: this.deps.session.uid, form: FORM } as const
    const found = await catchApiError(
      () => this.deps.call(draft, { params }),
      () => undefined,
    )
    if (found && this.title === '' && this.body === '') this.take(found.fields)
  }

  private upload(fields: DraftFields): void {
    if (this.edited) return
    const params = { uid: this.deps.session.uid, form: FORM } as const
    void catchApiError(
      () => this.deps.call(saveDraft, { params, body: { fields } }),
      () => undefined,
    )
  }

  private clear(dropDraft: () => boolean): void {
    clearTimeout(this.timer)
    dropDraft()
    this.requestKey = newId()
    this.upload({})
  }
}
