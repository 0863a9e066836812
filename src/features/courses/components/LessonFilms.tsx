import { observer } from 'mobx-react'
import type { StudiedLesson } from '@/contracts/course/lessons'
import type { LessonStand } from '@/contracts/course/watching'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { List } from '@/ui/List'
import { Loadable } from '@/ui/Loadable'
import { Tag } from '@/ui/Tag'
import type { LessonDesk } from '../stores/LessonDesk'

interface LessonFilmsProps {
  readonly desk: LessonDesk
  readonly onOpen: (lessonId: string) => void
}

/** The films of a course by chapter, each with how far the learner is. */
export const LessonFilms = observer(function LessonFilms({ desk, onOpen }: LessonFilmsProps) {
  const { navigator } = useStores()
  const { phase } = desk.course
  if (phase.kind === 'failed') {
    // A trial lesson of a course that is not held: there is no outline to learn by.
    return (
      <Empty
        size="small"
        title={phase.msg}
        hint="购买后可以按目录学习全部课时"
        action={{
          text: '查看课程',
          onPress: () => void navigator.go('coursesDetail', { goodsId: desk.goodsId }),
        }}
        second={{ text: '再试一次', onPress: () => void desk.begin() }}
      />
    )
  }
  return (
    <Loadable phase={phase} size="small" onRetry={() => void desk.begin()}>
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
    </Loadable>
  )
})

/** How far a lesson is, in words. */
const standText = ({ done, covered, length }: LessonStand): string => {
  if (done) return '已学完'
  if (covered === 0 || length === 0) return '未开始'
  return `已学 ${Math.min(99, Math.floor((covered * 100) / length))}%`
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
      note={said}
      value={isOpen ? <Tag tone="brand">正在看</Tag> : null}
      onPress={() => {
        if (!isOpen) onOpen(lessonId)
      }}
      testId={`film-${lessonId}`}
    />
  )
})
