import { makeAutoObservable } from 'mobx'
import type { ApiError } from '@/api'
import {
  addComment,
  type Comment,
  comments,
  MOST_MENTIONS,
  removeComment,
  replies,
} from '@/contracts/community/comments'
import type { Person } from '@/contracts/community/fields'
import type { CommentTarget } from '@/domain/community/kinds'
import { mentionable, mentionsIn, withMention } from '@/domain/community/mentions'
import { newId } from '@/lib/newId'
import { SlideList } from '@/stores/page/SlideList'
import { Task } from '@/stores/page/Task'
import type { Stores } from '@/stores/Stores'

export interface CommentedThing {
  readonly kind: CommentTarget
  readonly targetId: string
}
export type CommentSort = 'new' | 'hot'

type Deps = Pick<Stores, 'call' | 'session' | 'ui' | 'loginFlow' | 'drafts'>

const idOf = ({ commentId }: Comment): string => commentId

/** Comments of one thing: pages, the text that is being written, and removal. */
export class CommentList {
  pages: SlideList<Comment>
  sort: CommentSort = 'hot'
  text: string
  error = ''
  /** The comment that is answered. */
  answering: Comment | undefined = undefined
  /** Replies that were opened, by comment. */
  opened = new Map<string, SlideList<Comment>>()
  private requestKey = newId()
  private readonly task = new Task()

  constructor(
    private readonly deps: Deps,
    readonly thing: CommentedThing,
  ) {
    this.pages = this.fresh()
    this.text = deps.drafts.read(this.form)['text'] ?? ''
    makeAutoObservable<this, 'deps' | 'task'>(
      this,
      { deps: false, task: false, thing: false },
      { autoBind: true },
    )
  }

  start(): void {
    this.pages.start()
  }

  get isSending(): boolean {
    return this.task.isRunning
  }

  sortBy(sort: CommentSort): void {
    this.sort = sort
    this.pages = this.fresh()
    this.pages.start()
  }

  /** The text is on the device with each change. */
  write(text: string): void {
    this.text = text
    this.error = ''
    if (text === '') this.deps.drafts.drop(this.form)
    else this.deps.drafts.keep(this.form, { text })
  }

  /** Everybody who has written here, as far as it is loaded. */
  get people(): readonly Person[] {
    const replies_ = [...this.opened.values()].flatMap(({ rows }) => rows)
    return [...this.pages.rows, ...replies_].map(({ author }) => author)
  }

  /** People that the end of the text may name. */
  get mentionable(): readonly Person[] {
    return mentionable(
      this.text,
      this.people.filter(({ authorId }) => authorId !== this.deps.session.uid),
    )
  }

  mention({ name }: Person): void {
    this.write(withMention(this.text, name))
  }

  answer(comment: Comment | undefined): void {
    this.answering = comment
  }

  open(comment: Comment): void {
    const list = new SlideList<Comment>({
      fetch: (cursor) =>
        this.deps.call(replies, {
          params: { commentId: comment.commentId },
          query: { size: 10, ...(cursor !== undefined && { cursor }) },
        }),
      idOf,
    })
    this.opened.set(comment.commentId, list)
    list.start()
  }

  /** Sends the text; a retry has the same key, so that it is written once. */
  async send(): Promise<void> {
    const { call, loginFlow, ui } = this.deps
    if (this.text.trim().length < 2) return this.fail('至少写 2 个字')
    if (!(await loginFlow.require())) return
    const mentions = mentionsIn(this.text, this.people).slice(0, MOST_MENTIONS)
    const body = {
      ...(mentions.length > 0 && { mentions }),
      requestKey: this.requestKey,
      body: this.text,
      ...(this.answering && { replyTo: this.answering.commentId }),
    }
    const done = this.deps.drafts.sending(this.form)
    const made = await this.task.run(
      () => call(addComment, { params: this.thing, body }, { quiet: true }),
      (error: ApiError) =>
        this.fail(error.isTemporary ? '没有发出去，内容已保存，点“发送”再试一次' : error.msg),
    )
    if (!made) return
    ui.say(made.state === 'pending' ? '已提交，审核通过后显示' : '已发布')
    this.sent(made, done())
  }

  async remove(comment: Comment): Promise<void> {
    const { call, ui } = this.deps
    const isSure = await ui.openDialog({
      kind: 'confirm',
      title: '删除评论',
      text: '删除后不能恢复。',
      confirm: '删除',
    })
    if (!isSure) return
    const params = { commentId: comment.commentId }
    if (!(await this.task.succeeds(() => call(removeComment, { params })))) return
    this.pages.remove(comment.commentId)
    for (const list of this.opened.values()) list.remove(comment.commentId)
  }

  /** Hides all comments of a blocked author. */
  hideAuthor(authorId: string): void {
    const isTheirs = ({ author }: Comment): boolean => author.authorId === authorId
    this.pages.removeWhere(isTheirs)
    for (const list of this.opened.values()) list.removeWhere(isTheirs)
  }

  private get form(): string {
    return `comment:${this.thing.kind}:${this.thing.targetId}`
  }

  private sent(made: Comment, isWhole: boolean): void {
    const root = this.answering
    if (isWhole) this.write('')
    this.answering = undefined
    this.requestKey = newId()
    if (made.state === 'pending') return
    if (!root) return this.pages.prepend(made)
    const list =
      this.opened.get(root.commentId) ?? [...this.opened.values()].find(({ rows }) => rows.includes(root))
    if (list) list.prepend(made)
    else this.pages.replace({ ...root, replies: root.replies + 1 })
  }

  private fail(error: string): undefined {
    this.error = error
    return undefined
  }

  private fresh(): SlideList<Comment> {
    return new SlideList<Comment>({
      fetch: (cursor) =>
        this.deps.call(comments, {
          params: this.thing,
          query: { sort: this.sort, ...(cursor !== undefined && { cursor }) },
        }),
      idOf,
    })
  }
}
