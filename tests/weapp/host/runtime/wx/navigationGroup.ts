import type { HostContext } from '../HostContext'
import type { Move } from '../router/PageStack'
import type { AsyncHandler } from './asyncCall'
import { select } from './shadowOf'
import { WxFailure } from './WxFailure'
import type { WxGroup } from './WxGroup'

/** Moves within the mini-program, and the ways out of it. */
export const navigationGroup = (host: HostContext): WxGroup => {
  const { pages, recorder, chrome } = host
  const move =
    (kind: Move): AsyncHandler =>
    (options) =>
      pages.move(kind, {
        url: options.text('url'),
        delta: options.number('delta', 1),
        events: options.record('events'),
      })
  const badge =
    (text: (given: string) => string): AsyncHandler =>
    (options) =>
      pages.setBadge(options.number('index', 0), text(options.text('text')))
  const showTabs =
    (shown: boolean): AsyncHandler =>
    () => {
      pages.top.tabHidden = !shown
      pages.refreshBars()
    }
  return {
    async: {
      navigateTo: move('navigateTo'),
      redirectTo: move('redirectTo'),
      navigateBack: move('navigateBack'),
      reLaunch: move('reLaunch'),
      switchTab: move('switchTab'),
      exitMiniProgram: () => recorder.exit('exitMiniProgram', ''),
      navigateToMiniProgram: (options) =>
        recorder.exit('navigateToMiniProgram', `${options.text('appId')}:${options.text('path')}`),
      navigateBackMiniProgram: () => recorder.exit('navigateBackMiniProgram', ''),
      setTabBarBadge: badge((text) => text),
      removeTabBarBadge: badge(() => ''),
      showTabBarRedDot: badge(() => '•'),
      hideTabBarRedDot: badge(() => ''),
      showTabBar: showTabs(true),
      hideTabBar: showTabs(false),
      setTabBarItem: () => undefined,
      setTabBarStyle: () => undefined,
      preloadSubpackage: () => undefined,
      pageScrollTo: (options) => {
        const { scroller } = pages.top
        const selector = options.text('selector')
        const node = selector ? select(host, null, selector)[0]?.$$ : null
        if (selector && !node) throw new WxFailure('selector not found')
        const offset = node ? node.getBoundingClientRect().top - scroller.getBoundingClientRect().top : 0
        const top = node
          ? scroller.scrollTop + offset + options.number('offsetTop', 0)
          : options.number('scrollTop', 0)
        scroller.scrollTo({ top, behavior: options.number('duration', 300) === 0 ? 'instant' : 'smooth' })
      },
      startPullDownRefresh: () => void pages.top.hook('onPullDownRefresh'),
      stopPullDownRefresh: () => undefined,
      setNavigationBarTitle: (options) => {
        pages.top.bar.navigationBarTitleText = options.text('title')
        pages.refreshBars()
      },
      setNavigationBarColor: (options) => {
        const front = options.text('frontColor')
        if (front !== '#000000' && front !== '#ffffff') throw new WxFailure('invalid frontColor')
        pages.top.bar.navigationBarBackgroundColor = options.text('backgroundColor')
        pages.top.bar.navigationBarTextStyle = front === '#000000' ? 'black' : 'white'
        pages.refreshBars()
      },
      showNavigationBarLoading: () => undefined,
      hideNavigationBarLoading: () => undefined,
      hideHomeButton: () => undefined,
      setBackgroundColor: (options) => {
        chrome.pages.style.background = options.text('backgroundColor')
      },
      setBackgroundTextStyle: () => undefined,
    },
  }
}
