import { makeAutoObservable, runInAction } from 'mobx'
import { ApiError, type CallApi } from '@/api'
import { pageContent, type ImageItem, type PageContent } from '@/contracts/pages/pageContent'
import { readPageContent } from '@/contracts/pages/readPageContent'
import type { KeyValueStore } from '@/platform/storage'

const PREFIX = 'page:'

export interface LandingContentDeps {
  readonly call: CallApi
  readonly storage: KeyValueStore
  now(): number
  /** The JSON of a page as the backend wrote it into the HTML. */
  written(name: string): unknown
  /** Told of each place that nothing could be made of. */
  report(place: string): void
}

/** The JSON of a landing page: the last good one shows at once and is refreshed behind it (product.md Landing). */
export class LandingContent {
  content: PageContent | undefined
  error = ''
  private isFresh = false

  constructor(
    private readonly deps: LandingContentDeps,
    private readonly name: string,
    /** Shows a version that is not published (`?preview=`). */
    private readonly preview: string | undefined,
  ) {
    const written = readPageContent(deps.written(name))
    this.isFresh = written !== undefined
    this.content = written?.content ?? (preview === undefined ? this.lastGood() : undefined)
    makeAutoObservable<this, 'deps' | 'name' | 'preview' | 'isFresh'>(
      this,
      { deps: false, name: false, preview: false, isFresh: false },
      { autoBind: true },
    )
  }

  get status(): 'loading' | 'ready' | 'failed' {
    if (this.content) return 'ready'
    return this.error ? 'failed' : 'loading'
  }

  /** The pictures of a template, of the image set where it has one; none when the JSON has no such template. */
  images(template: string, set: string): readonly ImageItem[] {
    const find = (wanted: string) => this.content?.templates.find(({ name }) => name === wanted)
    return (find(`${template}-${set}`) ?? find(template))?.imgList ?? []
  }

  async load(): Promise<void> {
    if (this.isFresh) return
    const { call, now } = this.deps
    this.error = ''
    try {
      const query = { t: now(), ...(this.preview !== undefined && { preview: this.preview }) }
      const { data } = await call(pageContent, { params: { name: this.name }, query }, { quiet: true })
      this.take(data)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      this.fail(error.msg)
    }
  }

  private take(data: unknown): void {
    const { storage, report } = this.deps
    const read = readPageContent(data)
    if (!read) return this.fail('页面内容有误，我们正在修复')
    read.skipped.forEach(report)
    if (this.preview === undefined) storage.set(PREFIX + this.name, JSON.stringify(read.content))
    runInAction(() => {
      this.isFresh = true
      this.content = read.content
    })
  }

  private fail(msg: string): void {
    runInAction(() => {
      this.error = msg
    })
  }

  private lastGood(): PageContent | undefined {
    try {
      return readPageContent(JSON.parse(this.deps.storage.get(PREFIX + this.name) ?? 'null'))?.content
    } catch {
      return undefined
    }
  }
}
