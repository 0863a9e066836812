import { observer } from 'mobx-react'
import { Pages } from '@/blocks/Pages'
import { notes, type Note } from '@/contracts/course/notes'
import { timecode } from '@/domain/courses/timecode'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'

/** The notes of all lessons of a course, each leading to its lesson. */
export const CourseNotes = observer(function CourseNotes({ goodsId }: { readonly goodsId: string }) {
  const { call, session, navigator } = useStores()
  const params = { uid: session.uid, goodsId }
  const pages = usePageStore(
    () =>
      new PagedList<Note>({
        fetch: (page) => call(notes, { params, query: { page } }, { quiet: true }),
        idOf: ({ noteId }) => noteId,
      }),
  )
  return (
    <Pages
      pages={pages}
      label="笔记"
      draw={({ noteId, lessonId, lessonTitle, place, text }) => (
        <Cell
          key={noteId}
          title={text}
          note={`${lessonTitle} · ${timecode(place)}`}
          onPress={() => void navigator.go('ccVideo', { goodsId, lessonId })}
          testId={`note-${noteId}`}
        />
      )}
      empty={<Empty size="small" title="这门课还没有笔记" hint="看视频时写下的笔记都在这里" />}
    />
  )
})
