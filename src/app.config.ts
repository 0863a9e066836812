import { mainPages, subPackages } from './routes/taroRoutes'
import { tabs } from './routes/tabs'
import { routeOf } from './routes/routeOf'
import { pagePathOf } from './routes/pagePathOf'
import { brand } from './ui/brand'
import type { theme } from './ui/theme'

const isH5 = process.env.TARO_ENV === 'h5'

/** A colour of theme.json, which follows the phone's dark mode. Taro's types know the colours only, not their names. */
const byTheme = <Value extends string>(name: keyof typeof theme.native): Value => `@${name}` as Value

const nativeTabBar = {
  color: byTheme('tabText'),
  selectedColor: byTheme('tabSelected'),
  backgroundColor: byTheme('bar'),
  borderStyle: byTheme<'black' | 'white'>('tabBorder'),
  list: tabs.map(({ route, text, icon }) => ({
    pagePath: pagePathOf(routeOf(route)).slice(1),
    text,
    iconPath: `assets/tabs/${icon}.png`,
    selectedIconPath: `assets/tabs/${icon}-selected.png`,
  })),
}

const packagesOf = (area: string): string[] =>
  subPackages.map(({ root }) => root).filter((root) => root.split('/')[1] === area)

export default defineAppConfig({
  pages: mainPages,
  // On H5 the router finds the pages of features by itself (config/h5/UniversalRouter.js).
  ...(!isH5 && { subPackages }),
  // Taro's default page animation holds every navigation back by 370 ms on H5; WeChat knows no such key.
  ...(isH5 && { animation: false }),
  window: {
    navigationBarTitleText: brand.name,
    // PageShell draws the bar on H5, where Taro's own would bring a web component.
    ...(isH5
      ? { navigationStyle: 'custom' as const }
      : {
          navigationBarBackgroundColor: byTheme('bar'),
          navigationBarTextStyle: byTheme<'black' | 'white'>('barText'),
          backgroundColor: byTheme('page'),
        }),
  },
  ...(!isH5 && {
    tabBar: nativeTabBar,
    // Recordings of courses go on when the mini-program is left.
    requiredBackgroundModes: ['audio'],
    lazyCodeLoading: 'requiredComponents' as const,
    __usePrivacyCheck__: true,
    darkmode: true,
    themeLocation: 'theme.json',
    sitemapLocation: 'sitemap.json',
    preloadRule: Object.fromEntries(
      tabs.map(({ route, leadsTo }) => [
        pagePathOf(routeOf(route)).slice(1),
        { network: 'all', packages: leadsTo.flatMap(packagesOf) },
      ]),
    ),
  }),
})
