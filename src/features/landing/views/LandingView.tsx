import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { ImageItem } from '@/contracts/content/pageContent'
import { scroll } from '@/platform/scroll'
import { storage } from '@/platform/storage'
import { isNativeApp } from '@/stores/ClientContext'
import { usePageStore } from '@/stores/usePageStore'
import { useRoute } from '@/stores/useRoute'
import { useStores } from '@/stores/useStores'
import { Failure } from '@/ui/Failure'
import { Segmented } from '@/ui/Segmented'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { BottomButton } from '../components/BottomButton'
import { TemplateImages } from '../components/TemplateImages'
import { CAMP_GOODS, type LandingPage } from '../models/landingPages'
import type { LandingTab } from '../models/landingTabs'
import { Purchase } from '../models/Purchase'
import { LandingContent } from '../stores/LandingContent'
import { LandingStore } from '../stores/LandingStore'
import './LandingView.scss'

const REM = 20
const PANEL = 'landing-panel'

const asTabs = (tabs: readonly LandingTab[]) => tabs.map(({ id, text }) => ({ key: id, text }))

/** A landing page with two rows of tabs over pictures and one button (seed §2 Landing pages). */
export const LandingView = observer(function LandingView({ page }: { readonly page: LandingPage }) {
  const stores = useStores()
  const { call, client, promotion, navigator, tracker, ui } = stores
  const { row, given } = useRoute()
  const [content] = useState(
    () => new LandingContent({ call, storage: storage.local, now: Date.now }, page.config),
  )
  const address = row.path.replace(':id', given['id'] ?? '')
  const landing = usePageStore(() => new LandingStore({ content, tracker, now: Date.now }, page, address))
  const [purchase] = useState(() => new Purchase(stores, CAMP_GOODS))

  const follow = (tab: LandingTab): void => {
    const { promotionId, inviteCode, source, agent } = promotion.context
    if (tab.kind === 'dialogue')
      return void navigator.go('intellectualDialogue', { agent, promotionId, inviteCode })
    const shop = { agent: '0', btnShow: 'false', promotionId, inviteCode, source, [page.shopFlag]: 'true' }
    void navigator.go('productList', shop)
  }

  const open = async (id: string): Promise<void> => {
    const distance = await scroll.distance(PANEL)
    const leaving = landing.open(id)
    if (leaving) return follow(leaving)
    // A visitor who has scrolled past the tabs starts the next tab at its beginning.
    if (distance < page.stickyThreshold) scroll.toElement(PANEL, page.stickyOffsetRem * REM * 2)
  }

  const openInner = (key: string): void => {
    const leadsTo = landing.openInner(key)
    if (leadsTo) void navigator.openAddress(leadsTo)
  }

  /** The named actions of the page JSON (seed §3 `clk`); an unknown one does nothing but is counted. */
  const actions: Readonly<Record<string, () => void>> = {
    buy: () => void purchase.start(),
    lead: () => void ui.ask({ kind: 'lead' }),
    chooseCourse: () => void ui.ask({ kind: 'courseSelection' }),
    qrCard: () => void ui.ask({ kind: 'qrCard', goodsId: CAMP_GOODS }),
  }

  const press = ({ ref, clk }: ImageItem): void => {
    landing.click(clk ?? ref ?? 'picture')
    if (ref) return void navigator.openLink(ref)
    if (clk) actions[clk]?.()
  }

  return (
    <View className="landing">
      <LandingTabs landing={landing} onOpen={(id) => void open(id)} />
      <View id={PANEL} className="landing__panel">
        <InnerViews landing={landing} onOpen={openInner} />
        {content.status === 'loading' ? <Skeleton variant="landing" /> : null}
        {content.status === 'failed' ? (
          <Failure message={content.error} onRetry={() => void content.load()} />
        ) : null}
        {content.status === 'ready' ? (
          <TemplateImages images={content.images(landing.template)} onPress={press} />
        ) : null}
      </View>
      {isNativeApp(client) ? null : <BottomButton text={page.button} onPress={() => void purchase.start()} />}
    </View>
  )
})

interface LandingTabsProps {
  readonly landing: LandingStore
  readonly onOpen: (id: string) => void
}

const LandingTabs = observer(function LandingTabs({ landing, onOpen }: LandingTabsProps) {
  return (
    <View className="landing__tabs">
      <Tabs
        items={asTabs(landing.page.topTabs)}
        active={landing.tab}
        onChange={onOpen}
        label="活动栏目"
        look="promo"
        panelId={PANEL}
        testId="landing-top-tabs"
      />
      <Tabs
        items={asTabs(landing.page.moreTabs)}
        active={landing.tab}
        onChange={onOpen}
        label="更多栏目"
        layout="scroll"
        panelId={PANEL}
        testId="landing-more-tabs"
      />
    </View>
  )
})

const InnerViews = observer(function InnerViews({ landing, onOpen }: LandingTabsProps) {
  if (landing.innerViews.length === 0) return null
  return (
    <View className="landing__inner">
      <Segmented
        items={landing.innerViews.map(({ key, text }) => ({ key, text }))}
        value={landing.innerView?.key ?? ''}
        onChange={onOpen}
        label="营地内容"
      />
    </View>
  )
})
