import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { ApiError, type CallApi } from '@/api'
import { promoPage, promoPageSchema, type PromoPage } from '@/contracts/pages/promoPages'
import type { KeyValueStore } from '@/platform/storage'

const PREFIX = 'promo:'
/** No such page, or no slug at all. */
const REFUSED: readonly number[] = [404, 400]

interface PromoPageStoreDeps {
  readonly call: CallApi
  readonly storage: KeyValueStore
  /** The row as the backend wrote it into the HTML. */
  readonly written: unknown
  /** The title that the build knew; undefined for a slug that it did not know. */
  readonly knownTitle: string | undefined
}

/** The row of a catalogue page: what the HTML or the last visit left shows at once, the backend has the last word. */
export class PromoPageStore {
  row: PromoPage | undefined
  error = ''
  private isMissing = false

  constructor(
    private readonly deps: PromoPageStoreDeps,
    private readonly slug: string,
    private readonly preview: string | undefined,
  ) {
    this.row = this.read(deps.written) ?? (preview === undefined ? this.lastGood() : undefined)
    makeAutoObservable<this, 'deps' | 'slug' | 'preview'>(
      this,
      { deps: false, slug: false, preview: false },
      { autoBind: true },
    )
  }

  start(): void {
    if (!this.read(this.deps.written)) void this.load()
  }

  get title(): string | undefined {
    return this.row?.title ?? this.deps.knownTitle
  }

  get status(): 'loading' | 'ready' | 'missing' | 'failed' {
    if (this.isMissing) return 'missing'
    if (this.row) return 'ready'
    return this.error ? 'failed' : 'loading'
  }

  async load(): Promise<void> {
    const { call, storage } = this.deps
    this.error = ''
    try {
      const query = this.preview === undefined ? {} : { preview: this.preview }
      const row = await call(promoPage, { params: { slug: this.slug }, query }, { quiet: true })
      if (this.preview === undefined) storage.set(PREFIX + this.slug, JSON.stringify(row))
      runInAction(() => {
        this.row = row
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      this.fail(error)
    }
  }

  private fail({ status, msg }: ApiError): void {
    runInAction(() => {
      // Offline the build decides what is a page at all (product.md Landing).
      const isKnown = this.row !== undefined || this.deps.knownTitle !== undefined
      this.isMissing = REFUSED.includes(status) || !isKnown
      this.error = msg
    })
  }

  private read(value: unknown): PromoPage | undefined {
    const parsed = v.safeParse(promoPageSchema, value)
    return parsed.success && parsed.output.slug === this.slug ? parsed.output : undefined
  }

  private lastGood(): PromoPage | undefined {
    try {
      return this.read(JSON.parse(this.deps.storage.get(PREFIX + this.slug) ?? 'null'))
    } catch {
      return undefined
    }
  }
}
