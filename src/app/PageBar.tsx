import { navigation } from '@/platform/navigation'
import type { Container } from '@/stores/account/ClientContext'
import { useStores } from '@/stores/useStores'
import { NavBar } from '@/ui/layout/NavBar'

/** Containers that draw a bar of their own above the page. */
const OWN_BAR: readonly Container[] = [
  'wechat',
  'mini-program',
  'mini-web-view',
  'flutter',
  'gaoshou',
  'dingtalk',
]

interface PageBarProps {
  readonly title: string
  readonly isTab: boolean
}

/** The bar of a page in a plain browser. */
export function PageBar({ title, isTab }: PageBarProps) {
  const { client, navigator } = useStores()
  if (OWN_BAR.includes(client.container)) return null
  const hasBack = !isTab || navigation.depth() > 1
  return <NavBar title={title} onBack={hasBack ? () => void navigator.back() : undefined} />
}
