import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Pages } from '@/blocks/Pages'
import { studiedDays, type DayLesson, type StudiedDay } from '@/contracts/course/studyTime'
import { durationText } from '@/lib/durationText'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { List } from '@/ui/layout/List'
import { lessonKindText } from '../../lessons/lessonKindText'
import { openLesson } from '../../lessons/openLesson'
import '../product-list/ProductListView.scss'

const PAGE_SIZE = 14

/** /courses/course-record: studied lessons, by day. */
export const CourseRecordView = observer(function CourseRecordView() {
  const { call, session, navigator } = useStores()
  const pages = usePageStore(
    () =>
      new PagedList({
        fetch: (page) =>
          call(
            studiedDays,
            { params: { uid: session.uid }, query: { page, size: PAGE_SIZE } },
            { quiet: true },
          ),
        idOf: ({ date }: StudiedDay) => date,
      }),
  )
  return (
    <View className="shop">
      <Pages
        pages={pages}
        draw={(day) => <Day key={day.date} day={day} />}
        empty={
          <Empty
            title="还没有学习记录"
            hint="看一讲课，这里就有第一天"
            action={{ text: '去学习', onPress: () => void navigator.go('studyCenter') }}
          />
        }
      />
    </View>
  )
})

function Day({ day: { date, seconds, lessons } }: { readonly day: StudiedDay }) {
  return (
    <List title={`${date} · 共 ${durationText(seconds)}`} testId={`day-${date}`}>
      {lessons.map((lesson) => (
        <LessonRow key={`${lesson.goodsId} ${lesson.lessonId}`} lesson={lesson} />
      ))}
    </List>
  )
}

function LessonRow({ lesson }: { readonly lesson: DayLesson }) {
  const stores = useStores()
  const { goodsId, lessonId, title, courseTitle, kind, seconds } = lesson
  return (
    <Cell
      title={title}
      note={`${lessonKindText[kind]} · ${courseTitle}`}
      value={durationText(seconds)}
      onPress={() => openLesson(stores, { goodsId, lessonId, kind })}
    />
  )
}
