import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { ApiError, type CallApi } from '@/api'
import {
  pageContent,
  pageContentSchema,
  type ImageItem,
  type PageContent,
} from '@/contracts/content/pageContent'
import type { KeyValueStore } from '@/platform/storage'

const PREFIX = 'page:'

interface LandingContentDeps {
  readonly call: CallApi
  readonly storage: KeyValueStore
  now(): number
}

/** The JSON of a landing page: the last good one shows at once and is refreshed behind it (product.md Landing). */
export class LandingContent {
  content: PageContent | undefined
  error = ''

  constructor(
    private readonly deps: LandingContentDeps,
    private readonly name: string,
  ) {
    this.content = this.lastGood()
    makeAutoObservable<this, 'deps' | 'name'>(this, { deps: false, name: false }, { autoBind: true })
  }

  get status(): 'loading' | 'ready' | 'failed' {
    if (this.content) return 'ready'
    return this.error ? 'failed' : 'loading'
  }

  /** The pictures of a template; none when the JSON has no such template. */
  images(template: string): readonly ImageItem[] {
    return this.content?.templates.find(({ name }) => name === template)?.imgList ?? []
  }

  async load(): Promise<void> {
    const { call, storage, now } = this.deps
    this.error = ''
    try {
      const input = { params: { name: this.name }, query: { t: now() } }
      const { data } = await call(pageContent, input, { quiet: true })
      storage.set(PREFIX + this.name, JSON.stringify(data))
      runInAction(() => {
        this.content = data
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      runInAction(() => {
        this.error = error.msg
      })
    }
  }

  private lastGood(): PageContent | undefined {
    try {
      const kept: unknown = JSON.parse(this.deps.storage.get(PREFIX + this.name) ?? 'null')
      const parsed = v.safeParse(pageContentSchema, kept)
      return parsed.success ? parsed.output : undefined
    } catch {
      return undefined
    }
  }
}
