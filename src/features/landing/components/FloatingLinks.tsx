import { View } from '@tarojs/components'
import type { FloatingLink } from '@/domain/landing/LandingPage'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/icons/names'
import { Pressable } from '@/ui/Pressable'
import './FloatingLinks.scss'

const LOOK: Readonly<Record<FloatingLink, { readonly text: string; readonly icon: IconName }>> = {
  app: { text: '下载', icon: 'gift' },
  shop: { text: '资源', icon: 'study' },
  brand: { text: '品牌', icon: 'home' },
}

interface FloatingLinksProps {
  readonly links: readonly FloatingLink[]
  readonly onPress: (link: FloatingLink) => void
}

/** Links that float over the pictures: app download, resource shop, brand page (seed §2). */
export function FloatingLinks({ links, onPress }: FloatingLinksProps) {
  if (links.length === 0) return null
  return (
    <View className="floating-links">
      {links.map((link) => (
        <Pressable
          key={link}
          role="link"
          className="floating-links__one"
          onPress={() => onPress(link)}
          testId={`floating-${link}`}
        >
          <Icon name={LOOK[link].icon} />
          <View>{LOOK[link].text}</View>
        </Pressable>
      ))}
    </View>
  )
}
