/** A tab of a landing page, by the ids of seed §9. `images` shows templates of the page's JSON, the others lead away. */
export interface LandingTab {
  readonly id: string
  readonly text: string
  readonly kind: 'images' | 'resources' | 'dialogue'
}

/** One view of a tab. Several of them make an inner row of tabs. */
export interface LandingTabView {
  readonly key: string
  readonly text: string
  /** The template that it shows: `name` in the page's own JSON, or `config/name` in another. */
  readonly template: string
  /** An address that the view leads to instead of showing pictures. */
  readonly leadsTo?: string
  /** The view that is open at first; without one the first. */
  readonly isDefault?: true
}

/**
 * Action of the foot button: a purchase handles login and lead itself, `applyWinter` chooses a course and applies for
 * it.
 */
export type LandingAction = 'buy' | 'lead' | 'chooseCourse' | 'applyWinter' | 'qrCard'

/** Links that float over the pictures (seed §2: app download, resource shop, brand page). */
export type FloatingLink = 'app' | 'shop' | 'brand'

/** A landing page as data, for the app and for the backend's first screen. */
export interface LandingPage {
  readonly title: string
  /** Keeps its state when it is left (seed §2: the mind map). */
  readonly keepAlive?: boolean
  /** Share texts that replace the title and the default words. */
  readonly share?: { readonly title: string; readonly description: string }
  /** Name of the JSON on the config host. */
  readonly config: string
  readonly topTabs: readonly LandingTab[]
  readonly moreTabs: readonly LandingTab[]
  readonly defaultTab: string
  /** Tab id → what it shows. */
  readonly views: Readonly<Record<string, readonly LandingTabView[]>>
  readonly button?: { readonly text: string; readonly action: LandingAction } | undefined
  /** The course that the page sells. */
  readonly goodsId: string
  /** The tab bar counts as stuck when it is nearer to the top than this, in pixels (seed §9). */
  readonly stickyThreshold: number
  /** Sticky offset of the second row of tabs, in rem of a tenth of the design width (seed §9). */
  readonly stickyOffsetRem: number
  /** The query flag that the resource shop is handed (seed §2). */
  readonly shopFlag: 'tag' | 'logo'
  readonly floating: readonly FloatingLink[]
  /** The link in the blue bar above the button. */
  readonly activity?: { readonly text: string; readonly ref: string } | undefined
}
