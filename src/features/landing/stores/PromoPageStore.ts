import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { catchApiError, type ApiError, type CallApi } from '@/api'
import { promoPage, promoPageSchema, type PromoPage } from '@/contracts/pages/promoPages'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'

const PREFIX = 'cache:promo:'
/** No such page, or no slug at all. */
const REFUSED: readonly number[] = [404, 400]

interface PromoPageStoreDeps {
  readonly call: CallApi
  readonly storage: KeyValueStore
  /** The row as the backend wrote it into the HTML. */
  readonly written: unknown
  /** The title that the build knew of a slug, if it did. Only asked for where neither HTML nor device holds the row. */
  readonly knownTitle: (slug: string) => Promise<string | undefined>
}

/**
 * The row of a catalogue page (stale-while-revalidate): shows the HTML's or the last visit's row at once; the backend's
 * answer replaces it.
 */
export class PromoPageStore {
  row: PromoPage | undefined
  error = ''
  private knownTitle: string | undefined
  private isMissing = false
  private readonly kept: PersistedValue<PromoPage>

  constructor(
    private readonly deps: PromoPageStoreDeps,
    private readonly slug: string,
    private readonly preview: string | undefined,
  ) {
    this.kept = new PersistedValue(deps.storage, PREFIX + slug, promoPageSchema)
    this.row = this.read(deps.written) ?? (preview === undefined ? this.kept.read() : undefined)
    makeAutoObservable<this, 'deps' | 'slug' | 'preview' | 'kept'>(
      this,
      { deps: false, slug: false, preview: false, kept: false },
      { autoBind: true },
    )
  }

  start(): void {
    if (!this.read(this.deps.written)) void this.load()
  }

  get title(): string | undefined {
    return this.row?.title ?? this.knownTitle
  }

  get status(): 'loading' | 'ready' | 'missing' | 'failed' {
    if (this.isMissing) return 'missing'
    if (this.row) return 'ready'
    return this.error ? 'failed' : 'loading'
  }

  async load(): Promise<void> {
    const { call } = this.deps
    this.error = ''
    const query = this.preview === undefined ? {} : { preview: this.preview }
    const ask = () => call(promoPage, { params: { slug: this.slug }, query }, { quiet: true })
    const title = this.row ? undefined : this.learnTitle()
    const work = async (): Promise<void> => {
      try {
        this.take(await ask())
      } finally {
        await title
      }
    }
    await catchApiError(work, this.fail)
  }

  private take(row: PromoPage): void {
    if (this.preview === undefined) this.kept.write(row)
    this.row = row
  }

  private async learnTitle(): Promise<void> {
    const title = await this.deps.knownTitle(this.slug)
    runInAction(() => {
      this.knownTitle = title
    })
  }

  private fail({ status, msg }: ApiError): void {
    // Offline the build decides what is a page at all (product.md Landing).
    const isKnown = this.row !== undefined || this.knownTitle !== undefined
    this.isMissing = REFUSED.includes(status) || !isKnown
    this.error = msg
  }

  private read(value: unknown): PromoPage | undefined {
    const parsed = v.safeParse(promoPageSchema, value)
    return parsed.success && parsed.output.slug === this.slug ? parsed.output : undefined
  }
}
