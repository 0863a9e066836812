import type { Lesson } from '@/contracts/course/goods'
import type { CourseLearning } from '@/contracts/course/learning'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import type { CourseStudy } from './CourseStudy'
import { LessonRow } from '../lessons/LessonRow'

interface LessonsOfKindProps {
  readonly study: CourseStudy
  readonly course: CourseLearning
  readonly kinds: readonly Lesson['kind'][]
  /** What is said when the course has none. */
  readonly empty: string
}

/** The lessons of some kinds, from all chapters. */
export function LessonsOfKind({ study, course, kinds, empty }: LessonsOfKindProps) {
  const lessons = course.chapters
    .flatMap((chapter) => chapter.lessons)
    .filter(({ kind }) => kinds.includes(kind))
  if (lessons.length === 0) return <Empty size="small" title={empty} hint="目录里的课都能学" />
  return (
    <Card padding="none">
      {lessons.map((lesson) => (
        <LessonRow key={lesson.lessonId} lesson={lesson} onOpen={study.open} />
      ))}
    </Card>
  )
}
