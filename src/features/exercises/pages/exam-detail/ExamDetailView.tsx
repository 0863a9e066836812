import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { Pages } from '@/blocks/Pages'
import { SavedNote } from '@/blocks/SavedNote'
import { attemptsGoingOn } from '@/contracts/exercise/attemptList'
import {
  examPaper,
  examPaperCardSchema,
  examPapers,
  type ExamPaperCard,
} from '@/contracts/exercise/examPapers'
import { storage } from '@/platform/storage'
import { PersistedRows } from '@/stores/device/PersistedRows'
import { useOfflineResource } from '@/stores/device/useOfflineResource'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { subjectsOfPages } from '@/stores/account/subjectsOfPages'
import { useLearnerProfile } from '@/stores/useLearnerProfile'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Countdown } from '@/ui/feedback/Countdown'
import { Empty } from '@/ui/feedback/Empty'
import { FootBar } from '@/ui/layout/FootBar'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Stat } from '@/ui/charts/Stat'
import { resumableTest } from '../../attempt/resumableTest'
import '../../exercises.scss'

const PAGE_SIZE = 20

/**
 * /exercises/exam-detail?paperId=: the parts and the duration of a whole paper; without one the list of papers, of
 * `?subject=` or of all.
 */
export function ExamDetailView() {
  const { paperId } = useRoute().given
  return paperId ? <Paper paperId={paperId} /> : <Papers />
}

const Paper = observer(function Paper({ paperId }: { readonly paperId: string }) {
  const { call } = useStores()
  const paper = useOfflineResource({ name: `exam-paper:${paperId}`, schema: examPaper.response }, () =>
    call(examPaper, { params: { paperId } }, { quiet: true }),
  )
  return (
    <Loadable phase={paper.phase} skeleton="detail" onRetry={() => void paper.load()}>
      {({ value, at, isSaved }) => (
        <>
          {isSaved ? <SavedNote at={at} /> : null}
          <Whole paper={value} />
        </>
      )}
    </Loadable>
  )
})

function Whole({ paper }: { readonly paper: ExamPaperCard }) {
  const { paperId, title, minutes, questionCount, points, sections } = paper
  return (
    <View className="exercise exercise--bar">
      <Card>
        <View className="exercise__title">{title}</View>
        <View className="exercise__stats">
          <Stat value={minutes} unit="分钟" label="考试时间" />
          <Stat value={questionCount} unit="题" label="题量" />
          <Stat value={points} unit="分" label="满分" />
        </View>
      </Card>
      <List title="试卷结构">
        {sections.map((section) => (
          <Cell
            key={section.title}
            title={section.title}
            value={`${section.questionCount} 题 · ${section.points} 分`}
          />
        ))}
      </List>
      <Card>
        <View className="exercise__note">
          开始后连续计时，中途退出时间照走，回来接着答。到点自动交卷。断网也能答，联网后答案自动上交。交卷前看不到答案和解析。主观题交卷后对照评分标准自评。
        </View>
      </Card>
      <ExamFoot paperId={paperId} />
    </View>
  )
}

/** Begins the paper, or goes on with it; the time that is left counts on, wherever it was begun. */
const ExamFoot = observer(function ExamFoot({ paperId }: { readonly paperId: string }) {
  const { call, session, navigator, clock } = useStores()
  const { uid } = session
  const going = useResource(async () =>
    uid ? (await call(attemptsGoingOn, { params: { uid } }, { quiet: true })).list : [],
  )
  useDidShow(() => {
    if (going.phase.kind === 'ready') void going.load()
  })
  const begun = resumableTest({ kind: 'exam', paperId }, going.value ?? [])
  return (
    <>
      {begun?.endsAt ? (
        <Card>
          <View className="exercise__title">正在考</View>
          <View className="exercise__note">已经答的都在，时间还在走</View>
          <Countdown
            until={begun.endsAt}
            skewMs={clock.offset}
            label="剩余时间"
            onEnd={() => void going.load()}
            testId="exam-left"
          />
        </Card>
      ) : null}
      <FootBar>
        <Button block onPress={() => void navigator.go('exercisesExamTest', { paperId })} testId="exam-begin">
          {begun ? '继续考试' : '进入考试'}
        </Button>
      </FootBar>
    </>
  )
})

const Papers = observer(function Papers() {
  const { call, session, navigator } = useStores()
  const { subject } = useRoute().given
  const profile = useLearnerProfile()
  const pages = usePageStore(() => {
    const uid = session.uid || '0'
    const kept = new PersistedRows({
      storage: storage.local,
      // Own subjects come first, so each account has its own list.
      name: `exam-papers:${uid}:${subject ?? ''}`,
      row: examPaperCardSchema,
    })
    const subjectsOf = subjectsOfPages(profile)
    return new PagedList({
      fetch: async (page) => {
        const query = { page, size: PAGE_SIZE, subject, own: await subjectsOf(page) }
        return kept.page(page, () => call(examPapers, { query }, { quiet: true }))
      },
      idOf: ({ paperId }: ExamPaperCard) => paperId,
    })
  })
  return (
    <View className="exercise">
      <Pages
        pages={pages}
        label="试卷"
        draw={({ paperId, title, minutes, questionCount, points }) => (
          <Cell
            key={paperId}
            title={title}
            note={`${questionCount} 题 · ${points} 分 · ${minutes} 分钟`}
            onPress={() => void navigator.go('exercisesExamDetail', { paperId })}
            testId={`paper-${paperId}`}
          />
        )}
        empty={<Empty title="试卷还在出" hint="过几天再来，或先去刷题" />}
      />
    </View>
  )
})
