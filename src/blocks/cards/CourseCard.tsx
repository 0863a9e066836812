import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { siteConfig } from '@/stores/siteConfig'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/media/Picture'
import { Pressable } from '@/ui/controls/Pressable'
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
  /** Buttons below; the rest of the card is then what opens the course. */
  readonly actions?: ReactNode
}

/** A course in a list: its picture, its name, and what the page has to say about it. */
export function CourseCard({ onPress, testId, actions, ...course }: CourseCardProps) {
  if (!actions) {
    return (
      <Card onPress={onPress} testId={testId}>
        <Course {...course} />
      </Card>
    )
  }
  return (
    <Card>
      <Pressable feedback="none" onPress={onPress} testId={testId}>
        <Course {...course} />
      </Pressable>
      <View className="course-card__actions">{actions}</View>
    </Card>
  )
}

function Course({ title, cover, note, children }: Omit<CourseCardProps, 'onPress' | 'testId' | 'actions'>) {
  return (
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
  )
}
