import { configure } from 'mobx'
import type { ReactNode } from 'react'
import { createStores } from './app/createStores'
import { followEntries } from './app/followEntries'
import { settleAddress } from './app/settleLaunch'
import { device } from './platform/device'
import { navigation } from './platform/navigation'
import { storage } from './platform/storage'
import { pagePathOf } from './routes/pagePathOf'
import { routeOf } from './routes/routeOf'
import { tabs } from './routes/tabs'
import { StoresContext } from './stores/useStores'
import './app.scss'

configure({ enforceActions: 'always' })

// The module body runs before Taro's router starts: the guards decide here which page is ever mounted.
const facts = device.read()
const stores = createStores(facts, storage)
settleAddress(stores, facts)
let isBooted = false

/** Taro's root component: the pages are its children. */
export default function App({ children }: { children?: ReactNode }) {
  if (!isBooted) {
    isBooted = true
    // Before the first page is mounted: a tab page that Taro does not know for one stays hidden when it is returned to, and
    // a page that is left before it is drawn takes the one below with it.
    navigation.begin(tabs.map(({ route }) => pagePathOf(routeOf(route))))
    // Loaded after the first page is on its way: nothing in it is needed for the first paint.
    void import('./app/boot').then(({ boot }) => boot(stores))
    void followEntries(stores, facts)
  }
  return <StoresContext.Provider value={stores}>{children}</StoresContext.Provider>
}
