import { View } from '@tarojs/components'
import { siteConfig } from '@/stores/siteConfig'
import { Avatar } from '@/ui/media/Avatar'
import { Card } from '@/ui/layout/Card'
import './PersonCard.scss'

interface PersonCardProps {
  readonly name: string
  /** A path of the backend; the name's first character replaces a missing one. */
  readonly avatar?: string | null | undefined
  /** Title of the person, or stars and day of a comment. */
  readonly note: string
  readonly text: string
  readonly size?: 'm' | 'l'
}

/** A person with a text: a teacher's introduction, a learner's comment. */
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
