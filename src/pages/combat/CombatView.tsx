import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useRef, useState } from 'react'
import { attempts, attemptsGoingOn } from '@/contracts/exercise/attemptList'
import { examPapers, exerciseSubjects } from '@/contracts/exercise/examPapers'
import { ownSubjectsFirst } from '@/domain/progress/ownSubjectsFirst'
import { relativeTime } from '@/lib/relativeTime'
import { usePersistedResource } from '@/stores/device/usePersistedResource'
import { useLearnerProfile } from '@/stores/useLearnerProfile'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { Countdown } from '@/ui/feedback/Countdown'
import { Empty } from '@/ui/feedback/Empty'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Pressable } from '@/ui/controls/Pressable'
import { Section } from '@/ui/layout/Section'
import { Slot } from '@/ui/layout/Slot'
import './CombatView.scss'
import { urgentFirst } from './urgentFirst'

/** As many as the first screen has room for; the pages behind have all. */
const MOST_PAPERS = 2
const MOST_RECENT = 10
const MOST_OPEN = 3

/** The pages behind the tab that need nothing to begin with. */
const MORE = [
  ['learningMap', '学习地图', '考前每周的任务和进度'],
  ['exercisesMistakeBook', '错题本', '错过的题按时再来，会了才算过'],
  ['exercisesStrengthTest', '实力测评', '二十分钟，看清各科在哪里'],
  ['knowIndex', '知识点', '掌握到哪一步，先补哪一个'],
  ['exercisesSuperTraining', '超级训练', '到期错题、薄弱点、限时，一天三轮'],
  ['exercisesCombatAbility', '能力测试', '题目难度随作答自动调整，十几题测出水平'],
  ['exercisesCombatNetwork', '全网实战', '全网模考同卷同时开考，看名次'],
  ['exercisesV3Recite', '背诵', '遮住关键词，快忘时再背'],
  ['exercisesTopicTrain', '题型训练', '一次只练一种题型'],
  ['exercisesCombatVolunteer', '志愿实战', '目标院校考什么，你还差多远'],
  ['studyReport', '学习报告', '时间、单词、题量和强弱'],
  ['exercisesDataStatistics', '数据统计', '题量、正确率和用时'],
  ['exercisesCombatRankinglist', '实战排行', '谁做得最多，你排第几'],
  ['exercisesPracticeRecord', '练习记录', '每次练习和考试的报告'],
] as const

interface EntryProps {
  readonly title: string
  readonly note: string
  readonly onPress: () => void
  readonly testId: string
}

/** A way in. Not a Cell: a third of its nodes would open the tab beyond the budget of navigation. */
const Entry = ({ title, note, onPress, testId }: EntryProps) => (
  <Pressable className="combat__entry" onPress={onPress} testId={testId}>
    {title}
    <View className="combat__note">{note}</View>
  </Pressable>
)

/** /exercises/combat (tab) and /combat: open attempts, practice, whole papers, ability. */
export const CombatView = observer(function CombatView() {
  const { navigator } = useStores()
  return (
    <View className="combat">
      <Slot>
        <Open />
      </Slot>
      <Subjects />
      <Section title="换个练法">
        <View className="combat__grid">
          {MORE.map(([id, title, note]) => (
            <Entry
              key={id}
              title={title}
              note={note}
              onPress={() => void navigator.go(id)}
              testId={`combat-${id}`}
            />
          ))}
        </View>
      </Section>
      <Papers />
    </View>
  )
})

/** Unfinished attempts; hidden when there are none. Offline, the persisted ones. */
const Open = observer(function Open() {
  const { call, session, navigator, clock } = useStores()
  const { uid } = session
  const begun = usePersistedResource({ name: `begun:${uid}`, schema: attemptsGoingOn.response }, async () => {
    const params = { uid }
    const [tests, recent] = await Promise.all([
      call(attemptsGoingOn, { params }, { quiet: true }),
      call(attempts, { params, query: { size: MOST_RECENT } }, { quiet: true }),
    ])
    return { list: [...tests.list, ...recent.list] }
  })
  useDidShow(() => void begun.load())
  const open = urgentFirst(begun.value?.list ?? [], clock.now())
  if (open.length === 0) return null
  return (
    <List title="接着做">
      {open.slice(0, MOST_OPEN).map(({ attemptId, title, startedAt, endsAt }) => (
        <Cell
          key={attemptId}
          title={title}
          note={endsAt === null ? `${relativeTime(startedAt, clock.now())}开始` : '计时中，到点自动交卷'}
          value={
            endsAt === null ? undefined : (
              <Countdown
                until={endsAt}
                skewMs={clock.offset}
                label="剩余时间"
                onEnd={() => void begun.load()}
                testId={`left-${attemptId}`}
              />
            )
          }
          onPress={() => void navigator.go('exercisesExamTest', { attempt: attemptId })}
          testId={`continue-${attemptId}`}
        />
      ))}
      {open.length > MOST_OPEN ? (
        <Cell
          title={`还有 ${open.length - MOST_OPEN} 个`}
          onPress={() => void navigator.go('exercisesPracticeRecord')}
          testId="continue-more"
        />
      ) : null}
    </List>
  )
})

/** Subjects to practise: the learner's, the others on demand, and the way to choose them. */
const Subjects = observer(function Subjects() {
  const { call, navigator } = useStores()
  const profile = useLearnerProfile()
  const [isWhole, setWhole] = useState(false)
  const subjects = usePersistedResource(
    { name: 'exercise-subjects', schema: exerciseSubjects.response },
    async () => {
      const [list] = await Promise.all([call(exerciseSubjects, {}, { quiet: true }), profile.load()])
      return list
    },
  )
  const chooseSubjects = (): void => void navigator.go('subjectSet')
  return (
    <Loadable phase={subjects.phase} skeleton="list" size="small" onRetry={() => void subjects.load()}>
      {(list) => {
        const { own, others } = ownSubjectsFirst(list, ({ subject }) => subject, profile.subjects)
        return list.length > 0 ? (
          <Section
            title="刷题"
            more={{ text: profile.subjects.length > 0 ? '换科目' : '选科目', onPress: chooseSubjects }}
          >
            <View className="combat__grid">
              {profile.lacksSubjects ? (
                <Entry
                  title="选好考试科目"
                  note="题目、试卷和模考优先显示你的科目"
                  onPress={chooseSubjects}
                  testId="combat-choose-subjects"
                />
              ) : null}
              {(isWhole ? [...own, ...others] : own).map(({ subject, name, points }) => (
                <Entry
                  key={subject}
                  title={name}
                  note={`${points.length} 个知识点 · ${points.reduce((sum, { questionCount }) => sum + questionCount, 0)} 题`}
                  onPress={() => void navigator.go('exercisesBrushTopic', { subject })}
                  testId={`subject-${subject}`}
                />
              ))}
              {others.length > 0 && !isWhole ? (
                <Entry
                  title="全部科目"
                  note={`还有 ${others.length} 科`}
                  onPress={() => setWhole(true)}
                  testId="combat-all-subjects"
                />
              ) : null}
            </View>
          </Section>
        ) : (
          <Empty size="small" title="题目整理中" hint="整理好后会出现在这里" />
        )
      }}
    </Loadable>
  )
})

const Papers = observer(function Papers() {
  const { call, session, navigator } = useStores()
  const profile = useLearnerProfile()
  const askedFor = useRef<string>()
  const kept = { name: `exam-papers:${session.uid}`, schema: examPapers.response }
  const papers = usePersistedResource(kept, async () => {
    await profile.load()
    const own = profile.ownQuery
    const found = await call(examPapers, { query: { size: MOST_PAPERS, own } }, { quiet: true })
    askedFor.current = own
    return found
  })
  // The tab stays mounted while the learner chooses other subjects.
  useDidShow(() => {
    if (papers.phase.kind === 'ready' && askedFor.current !== profile.ownQuery) void papers.load()
  })
  return (
    <Section
      title="整套模拟卷"
      more={{ text: '全部', onPress: () => void navigator.go('exercisesExamDetail') }}
    >
      <Loadable phase={papers.phase} skeleton="list" size="small" onRetry={() => void papers.load()}>
        {({ list }) =>
          list.length > 0 ? (
            <List label="整套模拟卷">
              {list.map(({ paperId, title, questionCount, minutes }) => (
                <Cell
                  key={paperId}
                  title={title}
                  note={`${questionCount} 题 · ${minutes} 分钟`}
                  onPress={() => void navigator.go('exercisesExamDetail', { paperId })}
                  testId={`paper-${paperId}`}
                />
              ))}
            </List>
          ) : (
            <Empty size="small" title="试卷还在出" hint="过几天再来，或先去刷题" />
          )
        }
      </Loadable>
    </Section>
  )
})
