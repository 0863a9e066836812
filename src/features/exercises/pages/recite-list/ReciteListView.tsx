import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import type { Query } from '@/lib/query'
import { studyDay } from '@/domain/memory/studyDay'
import { type Standing, standingOf, standingText } from '@/domain/recitation/standing'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { FootBar } from '@/ui/layout/FootBar'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { type EditionKey, editionOf, passageEditions } from '../../passages/passageEditions'
import type { ScheduledPassage, PassageBook, PassageScope } from '../../passages/PassageBook'
import { scopeOf } from '../../passages/passageScopes'
import { usePassageBook } from '../../passages/usePassageBook'
import '../../exercises.scss'

/** Limit of rows of a group. */
const MOST_ROWS = 20

/** /exercises/recite-list?subject=&chapter=: passages of a chapter; /exercises/v2/recite-list: those of today. */
export const ReciteListView = observer(function ReciteListView() {
  const { given } = useRoute()
  const edition = editionOf(given)
  const book = usePassageBook()
  const { subject, chapter } = given
  const found = useResource(async () => ({ scope: await scopeOf(book, { edition, subject, chapter }) }))
  // Recited on the page that was opened from here, or planned anew.
  useDidShow(() => void found.load())
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {({ scope }) =>
        scope ? <Whole scope={scope} book={book} edition={edition} given={given} /> : <Unplanned />
      }
    </Loadable>
  )
})

function Unplanned() {
  const { navigator } = useStores()
  return (
    <Empty
      title="还没有背诵计划"
      hint="定好每天背几条，今天的清单会排在这里"
      action={{ text: '去定计划', onPress: () => void navigator.go('exercisesV2Recite') }}
    />
  )
}

interface Group {
  readonly title: string
  readonly rows: readonly ScheduledPassage[]
}

type Grouping = (scope: PassageScope, book: PassageBook) => readonly Group[]

const byStanding: Grouping = ({ passages }, book) => {
  const named: Readonly<Record<Standing, string>> = {
    late: '过期了，先背这些',
    due: '今天到期',
    new: '还没背',
    later: '背过，还没到期',
  }
  return (['late', 'due', 'new', 'later'] as const).map((standing) => ({
    title: named[standing],
    rows: passages.filter(
      ({ passageId }) => standingOf(book.log.stateOf(passageId), book.now()) === standing,
    ),
  }))
}

/** Today's part of the plan and its progress. */
const byToday: Grouping = (scope, book) => {
  const { items } = book.queue(scope)
  const waiting = new Set(items.map(({ word }) => word))
  const today = studyDay(book.now())
  const isDone = ({ passageId }: ScheduledPassage) => {
    const state = book.log.stateOf(passageId)
    return !waiting.has(passageId) && state !== undefined && studyDay(state.lastReview) === today
  }
  const left = { ...scope, passages: scope.passages.filter(({ passageId }) => waiting.has(passageId)) }
  return [...byStanding(left, book), { title: '今天背过了', rows: scope.passages.filter(isDone) }]
}

const groupings: Readonly<Record<EditionKey, Grouping>> = {
  first: byStanding,
  second: byToday,
  third: byStanding,
}

interface WholeProps {
  readonly scope: PassageScope
  readonly book: PassageBook
  readonly edition: EditionKey
  readonly given: Query
}

const Whole = observer(function Whole({ scope, book, edition, given }: WholeProps) {
  const { navigator } = useStores()
  const { learn } = passageEditions[edition]
  const groups = groupings[edition](scope, book).filter(({ rows }) => rows.length > 0)
  if (groups.length === 0)
    return <Empty art="done" title="今天没有要背的" hint="明天凌晨 4 点后，到期的会再出现" />
  const left = book.queue(scope).items.length
  const isChapter = given['chapter'] !== undefined
  return (
    <View className="exercise exercise--bar">
      {isChapter ? (
        <View className="exercise__note">
          {scope.passages[0]?.subjectName} · {given['chapter']}
        </View>
      ) : null}
      {groups.map(({ title, rows }) => (
        <List key={title} title={`${title} · ${rows.length}`}>
          {rows.slice(0, MOST_ROWS).map(({ passageId, title: name, chapter }) => (
            <Cell
              key={passageId}
              title={name}
              note={isChapter ? undefined : chapter}
              value={standingText(book.log.stateOf(passageId), book.now())}
              onPress={() => void navigator.go(learn, { ...given, passage: passageId })}
              testId={`passage-${passageId}`}
            />
          ))}
          {rows.length > MOST_ROWS ? <Cell title={`还有 ${rows.length - MOST_ROWS} 条`} /> : null}
        </List>
      ))}
      <FootBar>
        <Button
          block
          size="l"
          disabled={left === 0}
          onPress={() => void navigator.go(learn, given)}
          testId="recite-begin"
        >
          {left ? `开始背 ${left} 条` : '今天背完了'}
        </Button>
      </FootBar>
    </View>
  )
})
