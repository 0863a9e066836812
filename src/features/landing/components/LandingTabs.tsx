import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { LandingTab } from '@/domain/landing/LandingPage'
import { Segmented } from '@/ui/controls/Segmented'
import { Tabs } from '@/ui/layout/Tabs'
import type { LandingStore } from '../stores/LandingStore'

/** The element that the tabs show. */
export const PANEL = 'landing-panel'

/** The lower edge of the rows, wherever they stand. */
export const TABS_END = 'landing-tabs-end'

const asTabs = (tabs: readonly LandingTab[]) => tabs.map(({ id, text }) => ({ key: id, text }))

interface LandingTabsProps {
  readonly landing: LandingStore
  readonly onOpen: (id: string) => void
}

/** The one or two rows of tabs of a landing page. */
export const LandingTabs = observer(function LandingTabs({ landing, onOpen }: LandingTabsProps) {
  const { topTabs, moreTabs } = landing.page
  if (topTabs.length === 0) return null
  return (
    <View className="landing__tabs">
      <Tabs
        items={asTabs(topTabs)}
        active={landing.tab}
        onChange={onOpen}
        label="活动栏目"
        look="promo"
        panelId={PANEL}
        testId="landing-top-tabs"
      />
      {moreTabs.length > 0 ? (
        <Tabs
          items={asTabs(moreTabs)}
          active={landing.tab}
          onChange={onOpen}
          label="更多栏目"
          layout="scroll"
          panelId={PANEL}
          testId="landing-more-tabs"
        />
      ) : null}
      <View id={TABS_END} />
    </View>
  )
})

/** The inner row of a tab that has several views. */
export const InnerViews = observer(function InnerViews({ landing, onOpen }: LandingTabsProps) {
  if (landing.views.length < 2) return null
  return (
    <View className="landing__inner">
      <Segmented
        items={landing.views.map(({ key, text }) => ({ key, text }))}
        value={landing.view?.key ?? ''}
        onChange={onOpen}
        label="栏目内容"
      />
    </View>
  )
})
