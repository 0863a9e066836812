import { mainPages, subPackages } from './routes/taroRoutes'
import { tabs } from './routes/tabs'
import { routeOf } from './routes/routeOf'
import { pagePathOf } from './routes/pagePathOf'

const isH5 = process.env.TARO_ENV === 'h5'

const nativeTabBar = {
  color: '#6b7280',
  selectedColor: '#2f5bea',
  backgroundColor: '#ffffff',
  borderStyle: 'white' as const,
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
    navigationBarTitleText: '研途',
    navigationBarBackgroundColor: '#ffffff',
    navigationBarTextStyle: 'black',
    backgroundColor: '#f4f6fb',
    // PageShell draws the bar on H5, where Taro's own would bring a web component.
    ...(isH5 && { navigationStyle: 'custom' as const }),
  },
  ...(!isH5 && {
    tabBar: nativeTabBar,
    lazyCodeLoading: 'requiredComponents' as const,
    __usePrivacyCheck__: true,
    darkmode: true,
    preloadRule: Object.fromEntries(
      mainPages.map((page) => [
        page,
        { network: 'all', packages: subPackages.map(({ root }) => root).slice(0, 3) },
      ]),
    ),
  }),
})
