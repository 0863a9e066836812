import { makeAutoObservable, observableRef } from 'mobx'
import { knowledgeTree, type KnowledgeTree } from '@/contracts/course/points'
import { Resource } from '@/stores/page/Resource'
import type { Stores } from '@/stores/Stores'

/** The tree of a subject's points; which of its chapters are open stays with it. */
export class KnowledgeBoard {
  tree: Resource<KnowledgeTree>
  private readonly closed = new Map<string, true>()

  constructor(
    private readonly deps: Pick<Stores, 'call' | 'session'>,
    public subject: string,
  ) {
    this.tree = this.treeOf(subject)
    makeAutoObservable<this, 'deps'>(this, { deps: false, tree: observableRef }, { autoBind: true })
  }

  load(): void {
    void this.tree.load()
  }

  show(subject: string): void {
    this.subject = subject
    this.tree = this.treeOf(subject)
    this.load()
  }

  isOpen(chapter: string): boolean {
    return !this.closed.has(chapter)
  }

  fold(chapter: string): void {
    if (!this.closed.delete(chapter)) this.closed.set(chapter, true)
  }

  private treeOf(subject: string): Resource<KnowledgeTree> {
    const { call, session } = this.deps
    return new Resource(() => call(knowledgeTree, { params: { uid: session.uid, subject } }, { quiet: true }))
  }
}
