import { type MapTask, mapTasks } from '@/contracts/progress/learningMap'
import { PagedList } from '@/stores/page/PagedList'
import type { Stores } from '@/stores/Stores'
import { RefreshablePages } from '@/stores/page/RefreshablePages'

/** As many as are drawn at once: a row is half a kilobyte for the mini-program. */
const PAGE_SIZE = 10

/** The tasks of the learning map by their weeks, of a stage or of all. */
export const mapTaskList = (
  { call, session }: Pick<Stores, 'call' | 'session'>,
  stage: string | undefined,
): RefreshablePages<MapTask> =>
  new RefreshablePages(
    () =>
      new PagedList<MapTask>({
        fetch: (page) =>
          call(
            mapTasks,
            { params: { uid: session.uid }, query: { page, size: PAGE_SIZE, stage } },
            { quiet: true },
          ),
        idOf: ({ taskId }) => taskId,
      }),
  )
