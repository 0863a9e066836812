import type { ImageItem } from '@/contracts/pages/pageContent'
import { type Browser } from '@/lib/browserOf'
import { floatingTexts } from '@/domain/landing/floatingLinks'
import type { LandingPage, LandingTab, LandingTabView } from '@/domain/landing/LandingPage'
import { escapeMarkup } from '../http/escapeMarkup'

/** How many pictures reach into the first screen of a tall phone. */
const PICTURES = 2
const DESIGN = { width: 750, height: 1000 } as const
/** Only these have no bar of their own above the page. */
const BARE: readonly Browser[] = ['browser', 'pc']
const APPS: readonly Browser[] = ['flutter', 'gaoshou']
/** A row with more tabs scrolls instead of sharing the width (src/ui/Tabs). */
const MOST_SHARING = 4

const tabsOf = (tabs: readonly LandingTab[], active: string, look: string): string => {
  if (tabs.length === 0) return ''
  const items = tabs.map(
    ({ id, text }) =>
      `<span class="fs-tab${id === active ? ' fs-tab--on' : ''}">${escapeMarkup(text)}</span>`,
  )
  return `<div class="fs-tabs ${look}">${items.join('')}</div>`
}

const innerOf = (views: readonly LandingTabView[], shown: LandingTabView | undefined): string => {
  if (views.length < 2) return ''
  const items = views.map(
    (view) => `<div><span${view === shown ? ' class="fs-on"' : ''}>${escapeMarkup(view.text)}</span></div>`,
  )
  return `<div class="fs-inner">${items.join('')}</div>`
}

const pictureOf = (
  { url, alt = '活动介绍图', width = DESIGN.width, height = DESIGN.height, ref, clk, vid }: ImageItem,
  at: number,
) =>
  `<img class="fs-picture${(ref ?? clk ?? vid) ? ' fs-link' : ''}" src="${escapeMarkup(url)}" alt="${escapeMarkup(alt)}" width="${width}" height="${height}"${at === 0 ? ' fetchpriority="high"' : ''}/>`

const footOf = ({ button, activity, floating }: LandingPage, browser: Browser): string => {
  if (APPS.includes(browser)) return ''
  const bar = activity ? `<div class="fs-activity">${escapeMarkup(activity.text)}</div>` : ''
  const links = floating.map((link) => `<span class="fs-float">${floatingTexts[link]}</span>`).join('')
  const press = button ? `<div class="fs-button">${escapeMarkup(button.text)}</div>` : ''
  const row = links || press ? `<div class="fs-row">${links}${press}</div>` : ''
  return bar || row ? `<div class="fs-foot${browser === 'pc' ? ' fs-foot--pc' : ''}">${bar}${row}</div>` : ''
}

/** The view of a page that is open at first. */
export const firstViewOf = ({ views, defaultTab }: LandingPage): LandingTabView | undefined => {
  const open = views[defaultTab] ?? []
  return open.find(({ isDefault }) => isDefault) ?? open[0]
}

/** The markup of a landing page's first screen: bar, tabs, first pictures, button. */
export const drawLanding = (page: LandingPage, images: readonly ImageItem[], browser: Browser): string =>
  [
    BARE.includes(browser) ? `<div class="fs-bar">${escapeMarkup(page.title)}</div>` : '',
    tabsOf(
      page.topTabs,
      page.defaultTab,
      `fs-tabs--top${page.topTabs.length > MOST_SHARING ? ' fs-tabs--scroll' : ''}`,
    ),
    tabsOf(page.moreTabs, page.defaultTab, ''),
    innerOf(page.views[page.defaultTab] ?? [], firstViewOf(page)),
    ...images.slice(0, PICTURES).map(pictureOf),
    footOf(page, browser),
  ].join('')
