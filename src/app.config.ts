import { mainPages, subPackages } from './routes/taroRoutes'
import { tabs } from './routes/tabs'
import { routeOf } from './routes/routeOf'
import { pagePathOf } from './routes/pagePathOf'
import { theme } from './ui/theme'

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

export default defineAppConfig({
  // H5 has no packages: one flat list is all that its router reads.
  ...(isH5
    ? {
        pages: [
          ...mainPages,
          ...subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`)),
        ],
      }
    : { pages: mainPages, subPackages }),
  // Taro's default page animation holds every navigation back by 370 ms on H5.
  animation: false,
  window: {
    navigationBarTitleText: theme.name,
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
    lazyCodeLoading: 'requiredComponents' as const,
    __usePrivacyCheck__: true,
    darkmode: true,
    themeLocation: 'theme.json',
    preloadRule: Object.fromEntries(
      mainPages.map((page) => [
        page,
        { network: 'all', packages: subPackages.map(({ root }) => root).slice(0, 3) },
      ]),
    ),
  }),
})
