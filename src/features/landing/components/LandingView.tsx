import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState, type ReactNode } from 'react'
import type { ImageItem } from '@/contracts/pages/pageContent'
import type { LandingPage } from '@/domain/landing/LandingPage'
import { firstScreen } from '@/platform/firstScreen'
import { scroll } from '@/platform/scroll'
import { usePageCache } from '@/stores/page/usePageCache'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Failure } from '@/ui/feedback/Failure'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useLazy } from '@/ui/useLazy'
import { LandingFoot } from './LandingFoot'
import { InnerViews, LandingTabs, PANEL } from './LandingTabs'
import { TemplateImages } from './TemplateImages'
import { matrixRowOf, offerOf } from '../models/agentMatrix'
import { LandingActions } from '../models/LandingActions'
import { openContent } from '../stores/openContent'
import { LandingStore } from '../stores/LandingStore'
import { useDwell } from '../stores/useDwell'
import { useLandingCard } from '../stores/useLandingCard'
import './LandingView.scss'

/** Seed §9: the base width is 375, and a rem is a tenth of it. */
const REM = 37.5

interface LandingViewProps {
  readonly page: LandingPage
  /** The public path of the page, under which its events are kept. */
  readonly address: string
  /** Interactive part below the first picture: a test, a mind map, a countdown. */
  readonly children?: ReactNode
}

/** A landing page: rows of tabs over pictures, and one button (seed §2 Landing pages). */
export const LandingView = observer(function LandingView({ page, address, children }: LandingViewProps) {
  const stores = useStores()
  const { client, session, tracker, navigator } = stores
  const { given, row: route } = useRoute()
  const row = matrixRowOf(client)
  const landing = usePageCache('landing', route.keepAlive === true || page.keepAlive === true, () => {
    const open = openContent(stores, given['preview'], (place) => tracker.click(address, place))
    return new LandingStore({ tracker, now: Date.now, open, imageSet: row.images }, page, address)
  })
  const [actions] = useState(() => new LandingActions(stores, landing))
  useLandingCard(page, landing.images[0])
  useDwell(landing)
  useWrittenScreen(landing)

  const open = async (id: string): Promise<void> => {
    const distance = await scroll.distance(PANEL)
    const leaving = landing.open(id)
    if (leaving) return actions.follow(leaving)
    // Scroll the next tab to its beginning when the visitor is past the tabs.
    if (distance < page.stickyThreshold) scroll.toElement(PANEL, page.stickyOffsetRem * REM)
  }
  const openInner = (key: string): void => {
    const leadsTo = landing.openInner(key)
    if (leadsTo) void navigator.openAddress(leadsTo)
  }

  const { content, video } = landing
  const overlay = useLazy(video !== undefined, () => import('@/blocks/player/VideoOverlay'), actions.noPlayer)
  const offer = offerOf(page, client, session.isLoggedIn)
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
          <Pictures images={landing.images} onPress={actions.press} part={children} />
        ) : (
          children
        )}
      </View>
      <LandingFoot
        links={row.floating === 'shown' ? page.floating : []}
        button={offer === 'hidden' ? undefined : page.button?.text}
        activity={row.blueBar === 'shown' ? page.activity?.text : undefined}
        actions={actions}
      />
      {video && overlay ? (
        <overlay.VideoOverlay key={video} vid={video} onClose={landing.closeVideo} />
      ) : null}
    </View>
  )
})

/** Removes the server-rendered first screen once the page has content. */
const useWrittenScreen = ({ content }: LandingStore): void =>
  useEffect(() => {
    if (content.status !== 'loading') firstScreen.leave()
  }, [content.status])

interface PicturesProps {
  readonly images: readonly ImageItem[]
  readonly onPress: (image: ImageItem) => void
  readonly part: ReactNode
}

/** A page that works shows its part where the visitor is: right below the first picture. */
const Pictures = observer(function Pictures({ images, onPress, part }: PicturesProps) {
  if (!part) return <TemplateImages images={images} onPress={onPress} />
  return (
    <>
      <TemplateImages images={images.slice(0, 1)} onPress={onPress} />
      {part}
      <TemplateImages images={images.slice(1)} onPress={onPress} />
    </>
  )
})
