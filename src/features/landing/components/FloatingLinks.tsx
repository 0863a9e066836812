import { View } from '@tarojs/components'
import { floatingTexts } from '@/domain/landing/floatingLinks'
import type { FloatingLink } from '@/domain/landing/LandingPage'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/icons/names'
import { Pressable } from '@/ui/controls/Pressable'

const ICONS: Readonly<Record<FloatingLink, IconName>> = { app: 'gift', shop: 'study', brand: 'home' }

interface FloatingLinksProps {
  readonly links: readonly FloatingLink[]
  readonly onPress: (link: FloatingLink) => void
}

/** Links that are always in reach: app download, resource shop, brand page (seed §2). */
export function FloatingLinks({ links, onPress }: FloatingLinksProps) {
  return links.map((link) => (
    <Pressable
      key={link}
      role="link"
      className="landing-foot__link"
      onPress={() => onPress(link)}
      testId={`floating-${link}`}
    >
      <Icon name={ICONS[link]} />
      <View>{floatingTexts[link]}</View>
    </Pressable>
  ))
}
