import type { RouteId } from '@/routes/table'
import { tabs } from '@/routes/tabs'
import { useStores } from '@/stores/useStores'
import { TabBar, type TabBarItem } from '@/ui/layout/TabBar'

const ICONS = { home: 'home', study: 'study', exercises: 'practice', mine: 'me' } as const

const items: readonly TabBarItem[] = tabs.map(({ route, text, icon }) => ({
  key: route,
  text,
  icon: ICONS[icon],
}))

/** The tab bar of H5; the mini-program draws its own from the same table. */
export function TabFooter({ active }: { readonly active: RouteId }) {
  const { navigator } = useStores()
  const open = (key: string): void => {
    const tab = tabs.find(({ route }) => route === key)
    if (tab && tab.route !== active) void navigator.go(tab.route)
  }
  return <TabBar items={items} active={active} onChange={open} />
}
