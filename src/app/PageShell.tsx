import { View } from '@tarojs/components'
import {
  useDidHide,
  useDidShow,
  useRouter,
  useShareAppMessage,
  useShareTimeline,
  useUnload,
} from '@tarojs/taro'
import { observer } from 'mobx-react'
import { Fragment, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { entryPoints } from '@/domain/entryPoints'
import { device } from '@/platform/device'
import { navigation } from '@/platform/navigation'
import { pageUpdates } from '@/platform/pageUpdates'
import { share } from '@/platform/share'
import type { RouteRows } from '@/routes/defineRoutes'
import { routeOf } from '@/routes/routeOf'
import { isTab } from '@/routes/tabs'
import { titleOf } from '@/routes/titleOf'
import { PageShownContext } from '@/ui/pageShown'
import { ariaProps } from '@/ui/controls/target'
import { brand } from '@/ui/brand'
import { RouteContext, type CurrentRoute, type PageDescription } from '@/stores/page/useRoute'
import { ErrorBoundary } from './ErrorBoundary'
import { LoginOffer } from './loginOffer'
import { Overlays } from './Overlays'
import { PageBar } from './PageBar'
import { readH5Route, readWeappRoute } from './readRoute'
import { shareCardOf } from './shareCardOf'
import { TabFooter } from './TabFooter'
import { useAppStores } from './useAppStores'
import { useScrollMemory } from './useScrollMemory'
import { useSlicedDraw } from './useSlicedDraw'
import './PageShell.scss'

interface PageShellProps {
  /** The rows of the page's area. */
  readonly rows: RouteRows
  /** `none` for pages that draw their own head. */
  readonly bar: 'shown' | 'none'
  readonly dialogs: ComponentType
  readonly children: ReactNode
}

const useCurrentRoute = (rows: RouteRows): CurrentRoute => {
  const { path, params } = useRouter()
  return useMemo(() => {
    const read = device.read().target === 'weapp' ? readWeappRoute : readH5Route
    const { id, given } = read({ path, params })
    // The table holds the whole row of a page of the main package.
    const row = rows[id] ?? { title: brand.name, ...routeOf(id) }
    return { id, row, given: { ...row.params, ...given } }
  }, [path, params, rows])
}

/**
 * Whether this page is the one on screen; the pages below it stay mounted. `settle` runs when it is shown, and when
 * `learned` changes meanwhile; never for a page that was left, whose events React may deliver late (decisions/101).
 */
const useIsShown = (settle: () => void, learned: unknown): boolean => {
  const [isShown, setShown] = useState(true)
  const isLeft = useRef(false)
  const { $taroPath = '' } = useRouter()
  const leave = (): void => void (isLeft.current = true)
  useDidShow(() => {
    isLeft.current = false
    pageUpdates.release($taroPath)
    setShown(true)
    settle()
  })
  useDidHide(() => {
    leave()
    pageUpdates.hold($taroPath)
    setShown(false)
  })
  useUnload(leave)
  useEffect(() => {
    if (!isLeft.current) settle()
  }, [learned])
  return isShown
}

/** The frame of every page: title, bar, login offer, dialogs, messages, tabs. */
export const PageShell = observer(function PageShell({ bar, rows, dialogs, children }: PageShellProps) {
  const stores = useAppStores()
  const route = useCurrentRoute(rows)
  const { client, textSize, session, ui, promotion, unauthorized, consents, enter } = stores
  useScrollMemory(route.row)
  const [own, describe] = useState<PageDescription>()
  const title = own?.title ?? titleOf(route.row.title, route.given)

  const settle = (): void => {
    unauthorized.page = { route: route.id, category: route.row.category }
    // A tab of the mini-program sends its visitor to the login page: here he is back.
    if (isTab(route.id)) ui.takeBack(session.isLoggedIn)
    enter(route.given)
    consents.ask(route.id)
    // Seed §2: the mini-program of agent 2 keeps its own title; the native one has no other than ours (decisions/028).
    if (client.agent !== entryPoints.wechat || client.container === 'mini-program') navigation.setTitle(title)
    const reach = own?.share ? 'friends' : 'none'
    share.offer(
      shareCardOf(route, title, promotion.context, own?.share),
      route.row.needsLogin ? reach : 'all',
    )
  }
  const isShown = useIsShown(settle, own)
  const draws = useSlicedDraw()
  useShareAppMessage(() => {
    const card = share.current()
    return card ? { title: card.title, path: card.pagePath, imageUrl: card.imageUrl } : {}
  })

  useShareTimeline(() => {
    const card = share.current()
    const query = card?.pagePath.split('?')[1] ?? ''
    return card ? { title: card.title, query, imageUrl: card.imageUrl } : {}
  })

  const shown = useMemo(() => ({ ...route, describe }), [route])
  // Pages of staff check for a staff session themselves.
  const needsLogin = route.row.needsLogin === true && !route.row.staff && !session.isLoggedIn
  const hasTabs =
    isTab(route.id) && client.container !== 'mini-program' && client.container !== 'mini-web-view'
  return (
    <RouteContext.Provider value={shown}>
      <View
        className={`yt-root page ${hasTabs ? 'page--tabs' : ''} page--${client.container}`}
        style={{ '--fs': String(textSize.scale) } as Record<string, string>}
      >
        {bar === 'shown' ? <PageBar title={title} isTab={isTab(route.id)} /> : null}
        <View className="page__main" {...ariaProps({ role: 'main' })}>
          <ErrorBoundary>
            <PageShownContext.Provider value={isShown}>
              {needsLogin ? (
                <LoginOffer pitch={route.row.pitch} />
              ) : draws ? (
                // Remount the page for another account, so that it never shows the former account's state.
                <Fragment key={session.generation}>{children}</Fragment>
              ) : null}
            </PageShownContext.Provider>
          </ErrorBoundary>
        </View>
        {hasTabs ? <TabFooter active={route.id} /> : null}
        {/* A list of its own: Taro sends all siblings of what comes or goes. */}
        <View className="page__overlays">{isShown ? <Overlays dialogs={dialogs} /> : null}</View>
      </View>
    </RouteContext.Provider>
  )
})
