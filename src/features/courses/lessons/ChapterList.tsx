import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CourseLearning, LearningChapter } from '@/contracts/course/learning'
import { Card } from '@/ui/layout/Card'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/controls/Pressable'
import { Tag } from '@/ui/feedback/Tag'
import type { CourseStudy } from '../player/CourseStudy'
import { LessonRow } from './LessonRow'
import './ChapterList.scss'

interface ChapterListProps {
  readonly study: CourseStudy
  readonly course: CourseLearning
}

/** The outline of a held course as a tree: chapters that open and close, their lessons inside. */
export function ChapterList({ study, course }: ChapterListProps) {
  return (
    <>
      {course.chapters.map((chapter) => (
        <Chapter key={chapter.title} study={study} chapter={chapter} />
      ))}
    </>
  )
}

interface ChapterProps {
  readonly study: CourseStudy
  readonly chapter: LearningChapter
}

const Chapter = observer(function Chapter({ study, chapter }: ChapterProps) {
  const { title, lessons, chosen } = chapter
  const done = lessons.filter((lesson) => lesson.done).length
  const isOpen = study.isOpen(title)
  const { next } = study
  return (
    <Card padding="none">
      <Pressable
        className="chapter__head"
        feedback="row"
        expanded={isOpen}
        onPress={() => study.fold(title)}
        testId={`chapter-${title}`}
      >
        <View className="yt-grow">
          <View className="chapter__title">{title}</View>
          <View className="chapter__note">
            {done}/{lessons.length} 已学
          </View>
        </View>
        {chosen ? null : <Tag>暂不学</Tag>}
        <Icon name="next" className={isOpen ? 'chapter__arrow chapter__arrow--open' : 'chapter__arrow'} />
      </Pressable>
      {isOpen
        ? lessons.map((lesson) => (
            <LessonRow key={lesson.lessonId} lesson={lesson} isNext={lesson === next} onOpen={study.open} />
          ))
        : null}
    </Card>
  )
})
