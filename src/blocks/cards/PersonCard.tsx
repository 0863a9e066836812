import { View } from '@tarojs/components'
import { siteConfig } from '@/stores/siteConfig'
import { Avatar } from '@/ui/media/Avatar'
import { Card } from '@/ui/layout/Card'
import './PersonCard.scss'

interface PersonCardProps {
  readonly name: string
  /** A path of the backend; the name's first character stands in for a missing one. */
  readonly avatar?: string | null | undefined
  /** What the person is, or what the text is worth to him: a title, stars and a day. */
  readonly note: string
  readonly text: string
  readonly size?: 'm' | 'l'
}

/** Somebody and what is told about him or by him: a teacher, a learner's comment. */
export function PersonCard({ name, avatar, note, text, size = 'm' }: PersonCardProps) {
  return (
    <Card>
      <View className="person-card">
        <Avatar name={name} size={size} {...(avatar && { src: siteConfig.apiBase + avatar })} />
        <View className="person-card__side">
          <View className="person-card__name">{name}</View>
          <View className="person-card__note">{note}</View>
          <View className="person-card__text">{text}</View>
        </View>
      </View>
    </Card>
  )
}
