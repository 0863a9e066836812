import { observer } from 'mobx-react'
import type { StudiedLesson } from '@/contracts/course/lessons'
import type { LessonStand } from '@/contracts/course/watching'
import { seenPercent } from '@/domain/courses/seenPercent'
import { Cell } from '@/ui/Cell'
import { List } from '@/ui/List'
import { Tag } from '@/ui/Tag'
import type { LessonDesk } from '../stores/LessonDesk'
import { CourseLoadable } from './CourseLoadable'

interface LessonFilmsProps {
  readonly desk: LessonDesk
  readonly onOpen: (lessonId: string) => void
}

/** The films of a course by chapter, each with how far the learner is. */
export const LessonFilms = observer(function LessonFilms({ desk, onOpen }: LessonFilmsProps) {
  const { phase } = desk.course
  return (
    <CourseLoadable goodsId={desk.goodsId} phase={phase} size="small" onRetry={() => void desk.begin()}>
      {({ chapters }) => (
        <>
          {chapters.map(({ title, lessons }) => {
            const films = lessons.filter(({ kind }) => kind === 'video')
            if (films.length === 0) return null
            return (
              <List key={title} title={title}>
                {films.map((lesson) => (
                  <FilmRow key={lesson.lessonId} desk={desk} lesson={lesson} onOpen={onOpen} />
                ))}
              </List>
            )
          })}
        </>
      )}
    </CourseLoadable>
  )
})

const NOT_BEGUN = '未开始'

/** How far a lesson is, in words. */
const standText = (stand: LessonStand): string => {
  if (stand.done) return '已学完'
  const seen = seenPercent(stand)
  return seen === 0 ? NOT_BEGUN : `已学 ${seen}%`
}

interface FilmRowProps extends LessonFilmsProps {
  readonly lesson: StudiedLesson
}

const FilmRow = observer(function FilmRow({ desk, lesson, onOpen }: FilmRowProps) {
  const { lessonId, title, playable, stand } = lesson
  if (!playable) return <Cell title={title} value={<Tag>整理中</Tag>} />
  const isOpen = lessonId === desk.lessonId
  const said = standText(desk.standOf(lessonId, stand))
  return (
    <Cell
      title={title}
      // Who has just opened it is watching it: nothing is said of a beginning.
      note={isOpen && said === NOT_BEGUN ? undefined : said}
      value={isOpen ? <Tag tone="brand">正在看</Tag> : null}
      onPress={() => {
        if (!isOpen) onOpen(lessonId)
      }}
      testId={`film-${lessonId}`}
    />
  )
})
