import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { siteConfig } from '@/stores/siteConfig'
import { Card } from '@/ui/Card'
import { Picture } from '@/ui/Picture'
import './CourseCard.scss'

interface CourseCardProps {
  readonly title: string
  /** A path of the backend. */
  readonly cover: string
  readonly note: string
  /** What the page tells about the course: its price, or how far the learner is. */
  readonly children: ReactNode
  readonly onPress: () => void
  readonly testId: string
}

/** A course in a list: its picture, its name, and what the page has to say about it. */
export function CourseCard({ title, cover, note, children, onPress, testId }: CourseCardProps) {
  return (
    <Card onPress={onPress} testId={testId}>
      <View className="course-card">
        <View className="course-card__cover">
          <Picture src={siteConfig.apiBase + cover} alt={title} ratio={16 / 9} rounded />
        </View>
        <View className="course-card__text">
          <View className="course-card__title">{title}</View>
          <View className="course-card__note">{note}</View>
          {children}
        </View>
      </View>
    </Card>
  )
}
