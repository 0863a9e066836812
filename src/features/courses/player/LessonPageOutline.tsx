import { observer } from 'mobx-react'
import type { StudiedLesson } from '@/contracts/course/lessons'
import type { LessonProgress } from '@/contracts/course/watching'
import { seenPercent } from '@/domain/courses/seenPercent'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Tag } from '@/ui/feedback/Tag'
import { lessonKindText } from '../lessons/lessonKindText'
import { lessonPages } from '../lessons/lessonPages'
import { lessonTimeText } from '../lessons/lessonTimeText'
import type { LessonPageStore } from './LessonPageStore'
import { openLesson } from '../lessons/openLesson'
import { CourseLoadable } from '../lessons/CourseLoadable'

interface LessonPageOutlineProps {
  readonly pageStore: LessonPageStore
  readonly onOpen: (lessonId: string) => void
}

/** The lessons of a course by chapter, each with how far the learner is; one of another page opens there. */
export const LessonPageOutline = observer(function LessonPageOutline({
  pageStore,
  onOpen,
}: LessonPageOutlineProps) {
  const { phase } = pageStore.course
  return (
    <CourseLoadable
      goodsId={pageStore.goodsId}
      phase={phase}
      size="small"
      onRetry={() => void pageStore.begin()}
    >
      {({ chapters }) => (
        <>
          {chapters.map(({ title, lessons }) => (
            <List key={title} title={title}>
              {lessons.map((lesson) => (
                <DeskLesson key={lesson.lessonId} pageStore={pageStore} lesson={lesson} onOpen={onOpen} />
              ))}
            </List>
          ))}
        </>
      )}
    </CourseLoadable>
  )
})

const NOT_BEGUN = '未开始'

/** How far a lesson is, in words. */
const standText = (stand: LessonProgress): string => {
  if (stand.done) return '已学完'
  const seen = seenPercent(stand)
  return seen === 0 ? NOT_BEGUN : `已学 ${seen}%`
}

interface DeskLessonProps extends LessonPageOutlineProps {
  readonly lesson: StudiedLesson
}

const DeskLesson = observer(function DeskLesson({ pageStore, lesson, onOpen }: DeskLessonProps) {
  const stores = useStores()
  const { goodsId } = pageStore
  const { lessonId, title, kind, playable, stand } = lesson
  if (kind === 'video' && !playable) return <Cell title={title} value={<Tag>整理中</Tag>} />
  const isOpen = lessonId === pageStore.lessonId
  const said = standText(pageStore.standOf(lessonId, stand))
  const parts = [
    kind !== 'video' && lessonKindText[kind],
    kind === 'live' && lessonTimeText(lesson),
    // Who has just opened it is learning it, and who comes to a broadcast begins with it: nothing is said of a beginning.
    !(said === NOT_BEGUN && (isOpen || kind === 'live')) && said,
  ].filter(Boolean)
  const open = (): void => {
    if (isOpen) return
    if (lessonPages[kind] === 'ccVideo') onOpen(lessonId)
    else openLesson(stores, { goodsId, lessonId, kind })
  }
  return (
    <Cell
      title={title}
      note={parts.join(' · ') || undefined}
      value={isOpen ? <Tag tone="brand">{kind === 'video' ? '正在看' : '正在学'}</Tag> : null}
      onPress={open}
      testId={`lesson-${lessonId}`}
    />
  )
})
