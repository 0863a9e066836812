import { makeAutoObservable } from 'mobx'
import type { ImageItem } from '@/contracts/pages/pageContent'
import type { LandingPage, LandingTab, LandingTabView } from '@/domain/landing/LandingPage'
import { templateSource } from '@/domain/landing/templateSource'
import type { PageTracker } from '@/stores/PageTracker'
import type { LandingContent } from './LandingContent'

interface LandingStoreDeps {
  readonly tracker: PageTracker
  now(): number
  /** Opens the JSON of a page by its name. */
  open(config: string): LandingContent
  /** Which pictures this client is shown (agent matrix). */
  readonly imageSet: string | undefined
}

/** One visit of a landing page: the open tab, its content, and the dwell time of each tab. */
export class LandingStore {
  tab: string
  inner = ''
  /** The video that plays over the page. */
  video: string | undefined = undefined
  /** When the tab came into sight; undefined while the page is hidden. */
  private since: number | undefined = undefined
  private readonly contents = new Map<string, LandingContent>()

  constructor(
    private readonly deps: LandingStoreDeps,
    readonly page: LandingPage,
    private readonly address: string,
  ) {
    this.tab = page.defaultTab
    makeAutoObservable<this, 'deps' | 'address' | 'since' | 'contents' | 'contentOf'>(
      this,
      { deps: false, page: false, address: false, since: false, contents: false, contentOf: false },
      { autoBind: true },
    )
  }

  /** Records the entry and loads the pictures. */
  start(): void {
    this.deps.tracker.enter(this.address)
    void this.content.load()
  }

  /** Called when the page is shown or hidden: dwell time counts in between. */
  look(isSeen: boolean): void {
    this.recordDwell()
    this.since = isSeen ? this.deps.now() : undefined
  }

  get views(): readonly LandingTabView[] {
    return this.page.views[this.tab] ?? []
  }

  get view(): LandingTabView | undefined {
    const { views } = this
    return views.find(({ key }) => key === this.inner) ?? views.find(({ isDefault }) => isDefault) ?? views[0]
  }

  /** The JSON that the open view is part of. */
  get content(): LandingContent {
    return this.contentOf(this.source.config)
  }

  get images(): readonly ImageItem[] {
    return this.content.images(this.source.name, this.deps.imageSet)
  }

  /** Opens a tab; answers the tab when it leads away instead. */
  open(id: string): LandingTab | undefined {
    const tab = [...this.page.topTabs, ...this.page.moreTabs].find((one) => one.id === id)
    if (!tab) return undefined
    this.deps.tracker.click(this.address, `tab-${id}`)
    if (tab.kind !== 'images') return tab
    this.look(true)
    this.tab = id
    this.inner = ''
    void this.content.load()
    return undefined
  }

  /** Opens an inner view; answers the address of one that leads away instead. */
  openInner(key: string): string | undefined {
    this.deps.tracker.click(this.address, `view-${key}`)
    const view = this.views.find((candidate) => candidate.key === key)
    if (view?.leadsTo) return view.leadsTo
    this.inner = key
    void this.content.load()
    return undefined
  }

  click(name: string): void {
    this.deps.tracker.click(this.address, name)
  }

  play(vid: string): void {
    this.click(`video-${vid}`)
    this.video = vid
  }

  closeVideo(): void {
    this.video = undefined
  }

  private get source() {
    return templateSource(this.page, this.view?.template ?? '')
  }

  private contentOf(config: string): LandingContent {
    const known = this.contents.get(config)
    if (known) return known
    const content = this.deps.open(config)
    this.contents.set(config, content)
    return content
  }

  private recordDwell(): void {
    const { since } = this
    if (since !== undefined) this.deps.tracker.dwell(this.address, this.tab, this.deps.now() - since)
  }
}
