import type { ComponentType } from 'react'
import type { RouteRows } from '@/routes/defineRoutes'
import { OwnDialogs } from './ownDialogs'
import { PageShell } from './PageShell'

/** How a page wants its shell. */
export interface PageOptions {
  /** `none` for pages that draw their own head. */
  readonly bar?: 'shown' | 'none'
  /** The rows that the page may be opened as; those of the main package are known without. */
  readonly rows?: RouteRows
  /** The dialogs that the page can open. Pages of subpackages bring all; tab pages of the mini-program have few. */
  readonly dialogs?: ComponentType
}

/** Makes a Taro page of a view: every page goes through here, so that every page has the shell. */
export const definePage = (
  View: ComponentType,
  { bar = 'shown', rows = {}, dialogs = OwnDialogs }: PageOptions = {},
): ComponentType => {
  const Page: ComponentType & { enableShareAppMessage?: boolean; enableShareTimeline?: boolean } = () => (
    <PageShell bar={bar} rows={rows} dialogs={dialogs}>
      <View />
    </PageShell>
  )
  // Taro registers the share events of a page only where it sees the hooks in the page's own file.
  Page.enableShareAppMessage = true
  Page.enableShareTimeline = true
  return Page
}
