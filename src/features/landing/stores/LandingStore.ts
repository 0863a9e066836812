import { makeAutoObservable } from 'mobx'
import type { PageTracker } from '@/stores/PageTracker'
import type { InnerView, LandingPage } from '../models/landingPages'
import { landingTabOf, type LandingTab } from '../models/landingTabs'
import type { LandingContent } from './LandingContent'

interface LandingStoreDeps {
  readonly content: LandingContent
  readonly tracker: PageTracker
  now(): number
}

/** One visit of a landing page: which tab is open and how long each was looked at. */
export class LandingStore {
  tab: string
  inner = ''
  private since: number

  constructor(
    private readonly deps: LandingStoreDeps,
    readonly page: LandingPage,
    private readonly address: string,
  ) {
    this.tab = page.defaultTab
    this.since = deps.now()
    makeAutoObservable<this, 'deps' | 'address' | 'since'>(
      this,
      { deps: false, page: false, address: false, since: false },
      { autoBind: true },
    )
  }

  /** Records the entry and loads the pictures; the end of the visit records the last tab's time. */
  start(): () => void {
    this.deps.tracker.enter(this.address)
    void this.deps.content.load()
    return this.recordDwell
  }

  get innerViews(): readonly InnerView[] {
    const shown = this.page.templates[this.tab]
    return typeof shown === 'object' ? shown : []
  }

  get innerView(): InnerView | undefined {
    const views = this.innerViews
    return views.find(({ key }) => key === this.inner) ?? views.find(({ isDefault }) => isDefault) ?? views[0]
  }

  get template(): string {
    const shown = this.page.templates[this.tab]
    if (typeof shown === 'string') return shown
    return this.innerView?.template ?? ''
  }

  /** Opens a tab; answers the tab when it leads away instead. */
  open(id: string): LandingTab | undefined {
    const tab = landingTabOf(id)
    if (!tab) return undefined
    this.deps.tracker.click(this.address, `tab-${id}`)
    if (tab.kind !== 'images') return tab
    this.recordDwell()
    this.tab = id
    this.inner = ''
    return undefined
  }

  /** Opens an inner view; answers the address of one that leads away instead. */
  openInner(key: string): string | undefined {
    this.deps.tracker.click(this.address, `view-${key}`)
    const view = this.innerViews.find((candidate) => candidate.key === key)
    if (view?.leadsTo) return view.leadsTo
    this.inner = key
    return undefined
  }

  click(name: string): void {
    this.deps.tracker.click(this.address, name)
  }

  private recordDwell(): void {
    const now = this.deps.now()
    this.deps.tracker.dwell(this.address, this.tab, now - this.since)
    this.since = now
  }
}
