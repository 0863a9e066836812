import { View } from '@tarojs/components'
import type { LearningLesson } from '@/contracts/course/learning'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/controls/Pressable'
import { Tag } from '@/ui/feedback/Tag'
import { lessonKindText } from './lessonKindText'
import { lessonTimeText } from './lessonTimeText'
import './LessonRow.scss'

interface LessonRowProps {
  /** Without `seen` the row shows no progress. */
  readonly lesson: Omit<LearningLesson, 'seen'> & Partial<Pick<LearningLesson, 'seen'>>
  readonly isNext?: boolean
  readonly onOpen: (lesson: Pick<LearningLesson, 'lessonId' | 'kind'>) => void
}

/** A lesson of a held course: its kind, whether it is done, how long it takes. */
export function LessonRow({ lesson, isNext = false, onOpen }: LessonRowProps) {
  const { lessonId, title, kind, done, seen = 0 } = lesson
  return (
    <Pressable
      className="lesson-row"
      feedback="row"
      role="link"
      onPress={() => onOpen(lesson)}
      testId={`lesson-${lessonId}`}
    >
      <Icon name={done ? 'done' : 'play'} className={done ? 'lesson-row__done' : 'lesson-row__mark'} />
      <View className="yt-grow">
        <View className="lesson-row__title">{title}</View>
        <View className="lesson-row__note">
          <Tag>{lessonKindText[kind]}</Tag>
          <View>{lessonTimeText(lesson)}</View>
          {done ? <View>已学完</View> : seen > 0 ? <View>已学 {seen}%</View> : null}
        </View>
      </View>
      {isNext ? <Tag tone="brand">{seen > 0 ? '接着学' : '下一节'}</Tag> : null}
    </Pressable>
  )
}
