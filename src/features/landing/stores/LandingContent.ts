import { makeAutoObservable } from 'mobx'
import { unknown } from 'valibot'
import { catchApiError, type CallApi } from '@/api'
import { pageContent, type ImageItem, type PageContent } from '@/contracts/pages/pageContent'
import { readPageContent } from '@/contracts/pages/readPageContent'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'

const PREFIX = 'cache:page:'

export interface LandingContentDeps {
  readonly call: CallApi
  readonly storage: KeyValueStore
  now(): number
  /** The JSON of a page as the backend wrote it into the HTML. */
  written(name: string): unknown
  /** Called with each place whose JSON is invalid. */
  report(place: string): void
}

/** The JSON of a landing page: the last good one shows at once and is refreshed behind it (product.md Landing). */
export class LandingContent {
  content: PageContent | undefined
  error = ''
  private isFresh = false
  /** As tolerant as what comes from the network: `readPageContent` checks it. */
  private readonly kept: PersistedValue<unknown>

  constructor(
    private readonly deps: LandingContentDeps,
    private readonly name: string,
    /** Shows a version that is not published (`?preview=`). */
    private readonly preview: string | undefined,
  ) {
    this.kept = new PersistedValue(deps.storage, PREFIX + name, unknown())
    const written = readPageContent(deps.written(name))
    this.isFresh = written !== undefined
    this.content = written?.content ?? (preview === undefined ? this.lastGood() : undefined)
    makeAutoObservable<this, 'deps' | 'name' | 'preview' | 'isFresh' | 'kept'>(
      this,
      { deps: false, name: false, preview: false, isFresh: false, kept: false },
      { autoBind: true },
    )
  }

  get status(): 'loading' | 'ready' | 'failed' {
    if (this.content) return 'ready'
    return this.error ? 'failed' : 'loading'
  }

  /** The pictures of a template in an image set; posters of our own are drawn in it where the JSON has no such template. */
  images(template: string, set?: string): readonly ImageItem[] {
    const find = (wanted: string) => this.content?.templates.find(({ name }) => name === wanted)
    const shared = find(template)?.imgList ?? []
    if (set === undefined) return shared
    return (
      find(`${template}-${set}`)?.imgList ??
      shared.map((image) => ({ ...image, url: image.url.replace(/^(\/posters\/.+)(?=\.svg)/, `$1--${set}`) }))
    )
  }

  async load(): Promise<void> {
    if (this.isFresh) return
    const { call, now } = this.deps
    this.error = ''
    const query = { t: now(), ...(this.preview !== undefined && { preview: this.preview }) }
    const ask = () => call(pageContent, { params: { name: this.name }, query }, { quiet: true })
    await catchApiError(
      async () => this.take((await ask()).data),
      ({ msg }) => this.fail(msg),
    )
  }

  private take(data: unknown): void {
    const { report } = this.deps
    const read = readPageContent(data)
    if (!read) return this.fail('页面内容有误，我们正在修复')
    read.skipped.forEach(report)
    if (this.preview === undefined) this.kept.write(read.content)
    this.isFresh = true
    this.content = read.content
  }

  private fail(msg: string): void {
    this.error = msg
  }

  private lastGood(): PageContent | undefined {
    return readPageContent(this.kept.read())?.content
  }
}
