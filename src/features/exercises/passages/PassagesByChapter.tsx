import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { groupBy } from '@/lib/groupBy'
import { useResource } from '@/stores/page/useResource'
import { useLearnerProfile } from '@/stores/useLearnerProfile'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { ProgressBar } from '@/ui/charts/ProgressBar'
import { chapterText, dueIn, tallyOf } from './passageTexts'
import type { OpenPassages, PassageBook } from './PassageBook'
import { usePassageBook } from './usePassageBook'
import { OtherEditions } from './OtherEditions'
import { SubjectChoice } from '../knowledge/SubjectChoice'

/** The first edition: the chapters of a subject, how far each is, and where to go on. */
export const PassagesByChapter = observer(function PassagesByChapter() {
  const book = usePassageBook()
  const profile = useLearnerProfile()
  const found = useResource(async () => {
    const [subjects] = await Promise.all([book.subjects(), profile.load()])
    return subjects
  })
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {(subjects) =>
        subjects[0] ? (
          // Passages of one subject serve several papers: English of 201 is that of 204, too.
          <SubjectChoice subjects={subjects} first={subjects[0]} folds={false}>
            {({ subject }) => <Subject subject={subject} book={book} />}
          </SubjectChoice>
        ) : (
          <Empty title="背诵内容整理中" hint="整理好后会出现在这里" />
        )
      }
    </Loadable>
  )
})

interface SubjectProps {
  readonly subject: string
  readonly book: PassageBook
}

const Subject = observer(function Subject({ subject, book }: SubjectProps) {
  const found = useResource(() => book.open([subject]))
  useDidShow(() => void found.load())
  return (
    <Loadable phase={found.phase} skeleton="list" size="small" onRetry={() => void found.load()}>
      {(open) => <Chapters subject={subject} book={book} open={open} />}
    </Loadable>
  )
})

interface ChaptersProps extends SubjectProps {
  readonly open: OpenPassages
}

const Chapters = observer(function Chapters({ subject, book, open }: ChaptersProps) {
  const { navigator } = useStores()
  const { states } = book.log
  const chapters = [...groupBy(open.passages, ({ chapter }) => chapter)].map(([chapter, passages]) => ({
    chapter,
    count: passages.length,
    tally: tallyOf(passages, states, book.now()),
  }))
  const begun = chapters.reduce((sum, { count, tally }) => sum + count - tally.new, 0)
  const next = chapters.find(({ tally }) => dueIn(tally) > 0) ?? chapters.find(({ tally }) => tally.new > 0)
  return (
    <>
      <Card>
        <View className="exercise__title">
          背过 {begun} / {open.passages.length} 条
        </View>
        <ProgressBar value={begun / Math.max(1, open.passages.length)} label="背过的段落" />
        <View className="exercise__help">
          {next ? `先背「${next.chapter}」：${chapterText(next.tally)}` : '今天没有要背的，明天再来'}
        </View>
        <View className="recite__tools">
          <Button
            disabled={!next}
            onPress={() =>
              next && void navigator.go('exercisesReciteLearn', { subject, chapter: next.chapter })
            }
            testId="recite-next"
          >
            {begun ? '继续背' : '开始背'}
          </Button>
        </View>
      </Card>
      <List title="按知识点">
        {chapters.map(({ chapter, count, tally }) => (
          <Cell
            key={chapter}
            title={chapter}
            note={chapterText(tally)}
            value={`${count - tally.new}/${count}`}
            onPress={() => void navigator.go('exercisesReciteList', { subject, chapter })}
            testId={`chapter-${chapter}`}
          />
        ))}
      </List>
      <OtherEditions edition="first" />
    </>
  )
})
