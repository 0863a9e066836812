import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Pages } from '@/blocks/Pages'
import type { ExerciseSubject } from '@/contracts/exercise/examPapers'
import { type MistakeRow, mistakeStates } from '@/contracts/exercise/mistakes'
import { mistakeCauseKeys } from '@/domain/mistakes/mistakeCauses'
import { paper } from '@/platform/paper'
import { PagedList } from '@/stores/page/PagedList'
import { useMistakeSummary } from '@/stores/useMistakeSummary'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Cell } from '@/ui/layout/Cell'
import { Choice } from '@/ui/controls/Choice'
import { Empty } from '@/ui/feedback/Empty'
import { Segmented } from '@/ui/controls/Segmented'
import { Tabs } from '@/ui/layout/Tabs'
import { TextLink } from '@/ui/controls/TextLink'
import { NoMistakes } from '../../mistakes/NoMistakes'
import { WithSubjects } from '../../knowledge/WithSubjects'
import { causeChoices, mistakeNote, stateChoices } from '../../mistakes/mistakeTexts'
import type { MistakeFilter } from '../../mistakes/mistakeFilter'
import { MistakeExport } from '../../mistakes/MistakeExport'
import { useMistakeBook } from '../../mistakes/useMistakeBook'
import '../../exercises.scss'

const PAGE_SIZE = 20
const ALL = 'all'

/** /exercises/mistake-book?subject=&point=&cause=&state=: the book itself, to look through, to print, to take along. */
export function MistakeBookView() {
  return <WithSubjects>{(subjects) => <Book subjects={subjects} />}</WithSubjects>
}

const useFilter = () => {
  const { given } = useRoute()
  return useState<MistakeFilter>(() => ({
    state: mistakeStates.find((state) => state === given['state']) ?? 'open',
    subject: given['subject'],
    point: given['point'],
    cause: mistakeCauseKeys.find((cause) => cause === given['cause']),
  }))
}

/** Without mistakes there is no filter or export. */
const Book = observer(function Book({ subjects }: { readonly subjects: readonly ExerciseSubject[] }) {
  const { value } = useMistakeSummary()
  const isEmpty = value && value.open + value.mastered + value.removed === 0
  return isEmpty ? <NoMistakes /> : <Shelves subjects={subjects} />
})

function Shelves({ subjects }: { readonly subjects: readonly ExerciseSubject[] }) {
  const [filter, setFilter] = useFilter()
  const { state, subject, point, cause } = filter
  return (
    <View className="exercise">
      <Tabs
        items={[
          { key: ALL, text: '全部科目' },
          ...subjects.map(({ subject: key, name }) => ({ key, text: name })),
        ]}
        active={subject ?? ALL}
        onChange={(key) => setFilter({ ...filter, subject: key === ALL ? undefined : key, point: undefined })}
        label="科目"
        panelId="mistakes"
      />
      <Segmented
        items={stateChoices}
        value={state}
        onChange={(next) => setFilter({ ...filter, state: next })}
        label="掌握情况"
      />
      <Choice
        label="错因"
        value={cause ?? ALL}
        options={[{ key: ALL, text: '全部错因' }, ...causeChoices]}
        onChange={(key) => setFilter({ ...filter, cause: mistakeCauseKeys.find((one) => one === key) })}
      />
      {point ? (
        <View className="exercise__row exercise__note">
          <View className="yt-grow">只看：{point}</View>
          <TextLink onPress={() => setFilter({ ...filter, point: undefined })}>看全部知识点</TextLink>
        </View>
      ) : null}
      <TakeAlong filter={filter} />
      <View id="mistakes">
        <Rows key={JSON.stringify(filter)} filter={filter} />
      </View>
    </View>
  )
}

const TakeAlong = observer(function TakeAlong({ filter }: { readonly filter: MistakeFilter }) {
  const { call, session, ui } = useStores()
  const [out] = useState(() => new MistakeExport({ call, session, ui }))
  return (
    <View className="exercise__actions">
      {paper.canPrint() ? (
        <Button
          size="s"
          kind="soft"
          loading={out.isBusy}
          onPress={() => void out.print(filter)}
          testId="mistakes-print"
        >
          打印
        </Button>
      ) : null}
      <Button
        size="s"
        kind="soft"
        loading={out.isBusy}
        onPress={() => void out.save(filter)}
        testId="mistakes-save"
      >
        导出
      </Button>
    </View>
  )
})

function Rows({ filter }: { readonly filter: MistakeFilter }) {
  const { navigator, clock } = useStores()
  const book = useMistakeBook()
  const pages = usePageStore(
    () =>
      new PagedList({
        fetch: (page) => book.page(filter, page, PAGE_SIZE),
        idOf: ({ questionId }: MistakeRow) => questionId,
      }),
  )
  return (
    <Pages
      pages={pages}
      label="错题"
      draw={(row) => (
        <Cell
          key={row.questionId}
          title={row.stem}
          note={mistakeNote(row, clock.now())}
          onPress={() => void navigator.go('exercisesMistakeDetail', { question: row.questionId })}
          testId={`mistake-${row.questionId}`}
        />
      )}
      empty={<Empty title="这里没有错题" hint="换一个筛选条件看看" />}
    />
  )
}
