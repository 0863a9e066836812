import type { ComponentType } from 'react'
import { PageShell } from './PageShell'

interface PageOptions {
  /** `none` for pages that draw their own head. */
  readonly bar?: 'shown' | 'none'
}

/** Makes a Taro page of a view: every page goes through here, so that every page has the shell. */
export const definePage = (View: ComponentType, { bar = 'shown' }: PageOptions = {}): ComponentType => {
  const Page: ComponentType & { enableShareAppMessage?: boolean } = () => (
    <PageShell bar={bar}>
      <View />
    </PageShell>
  )
  // Taro registers the share event of a page only where it sees the hook in the page's own file.
  Page.enableShareAppMessage = true
  return Page
}
