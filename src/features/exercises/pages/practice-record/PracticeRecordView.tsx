import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Pages } from '@/blocks/Pages'
import { attempts as attemptsCall, type AttemptRow, attemptRowSchema } from '@/contracts/exercise/attemptList'
import { relativeTime } from '@/lib/relativeTime'
import { storage } from '@/platform/storage'
import { PersistedRows } from '@/stores/device/PersistedRows'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { Tag } from '@/ui/feedback/Tag'
import { isOpen } from '@/domain/attempt/isOpen'
import { kindTexts } from '../../question/questionTexts'
import { reportPlaceOf } from '../../reports/reportPages'
import '../../exercises.scss'

const PAGE_SIZE = 20

/** /exercises/practice-record: all attempts, newest first; open ones go on, ended ones show their report. */
export const PracticeRecordView = observer(function PracticeRecordView() {
  const { call, session, navigator } = useStores()
  const pages = usePageStore(() => {
    const { uid } = session
    const kept = new PersistedRows({ storage: storage.local, name: `attempts:${uid}`, row: attemptRowSchema })
    return new PagedList({
      fetch: (page) =>
        kept.page(page, () =>
          call(attemptsCall, { params: { uid }, query: { page, size: PAGE_SIZE } }, { quiet: true }),
        ),
      idOf: ({ attemptId }: AttemptRow) => attemptId,
    })
  })
  return (
    <View className="exercise">
      <Pages
        pages={pages}
        label="练习记录"
        draw={(row) => <Row key={row.attemptId} row={row} />}
        empty={
          <Empty
            title="还没有练习记录"
            hint="做一组题，这里就有第一条"
            action={{ text: '去刷题', onPress: () => void navigator.go('exercisesBrushTopic') }}
          />
        }
      />
    </View>
  )
})

function Row({ row }: { readonly row: AttemptRow }) {
  const { navigator, clock } = useStores()
  const { attemptId, kind, title, startedAt, questionCount, points, earned } = row
  const goesOn = isOpen(row, clock.now())
  const [page, query] = goesOn ? (['exercisesExamTest', { attempt: attemptId }] as const) : reportPlaceOf(row)
  return (
    <Cell
      title={title}
      note={`${kindTexts[kind]} · ${questionCount} 题 · ${relativeTime(startedAt, clock.now())}`}
      value={goesOn ? <Tag tone="brand">继续</Tag> : earned === null ? '看报告' : `${earned} / ${points} 分`}
      onPress={() => void navigator.go(page, query)}
      testId={`attempt-${attemptId}`}
    />
  )
}
