import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import type { KnowledgeSubject } from '@/contracts/exercise/knowledge'
import { useMistakeSummary } from '@/stores/useMistakeSummary'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { WithKnowledge } from '../../knowledge/WithKnowledge'
import { masteryText, weakPoints } from '../../knowledge/masteryTexts'
import '../../exercises.scss'

/** The other trainings, and what each is for. */
const TRAININGS = [
  ['exercisesSpecialTrainSys', '专项训练', '从最薄弱的知识点开始，一个个补'],
  ['exercisesProblemSolvingTraining', '解题训练', '提示、方法、自己做，一步步来'],
  ['exercisesTopicTrain', '题型训练', '一次只练一种题型'],
  ['exercisesSynthesisTest', '综合测试', '20 题覆盖一科的全部知识点'],
  ['exercisesCombatAbility', '能力测试', '题目难度随作答自动调整'],
  ['exercisesStrengthTest', '实力测评', '二十几道题，看清各科在哪里'],
  ['exercisesExamDiagnose', '考试诊断', '一次考试丢分在哪，先补什么'],
  ['exercisesDataStatistics', '数据统计', '题量、正确率和用时'],
  ['exercisesDeepReport', '深度报告', '最近四周的强弱、快慢和错因'],
  ['exercisesDeepWeekReport', '周深度报告', '每周一份，和上周比'],
  ['exercisesDeepAllReport', '全程深度报告', '十二个月，按月看进步'],
  ['exercisesAbilitySubjectReport', '科目能力报告', '每科历次测评的变化'],
  ['exercisesAbilityStageReport', '阶段能力报告', '基础、强化、冲刺各在哪里'],
  ['exercisesRecruitmentTest', '招录测试', '行政职业能力五个模块'],
] as const

/** /exercises/super-training: today's training, based on the learner's answers, and all trainings. */
export function SuperTrainingView() {
  const { navigator } = useStores()
  return (
    <View className="exercise">
      <WithKnowledge>{(subjects, first) => <Today subjects={subjects} first={first} />}</WithKnowledge>
      <List title="全部训练">
        {TRAININGS.map(([id, title, note]) => (
          <Cell
            key={id}
            title={title}
            note={note}
            onPress={() => void navigator.go(id)}
            testId={`training-${id}`}
          />
        ))}
      </List>
    </View>
  )
}

interface TodayProps {
  readonly subjects: readonly KnowledgeSubject[]
  readonly first: KnowledgeSubject
}

/** Three rounds: due mistakes, the weakest point, the same subject against the clock. */
function Today({ subjects, first }: TodayProps) {
  const { navigator } = useStores()
  const weakest = weakPoints(subjects)[0]
  const subject = weakest?.subject ?? first
  return (
    <List title="今天练三轮">
      <DueMistakes />
      {weakest ? (
        <Cell
          title={`第二轮：${weakest.point.point}`}
          note={`${subject.name} · ${masteryText(weakest.point)}`}
          value="练一组"
          onPress={() =>
            void navigator.go('exercisesBrushTopic', {
              subject: subject.subject,
              point: weakest.point.point,
              kind: 'practice',
            })
          }
          testId="round-point"
        />
      ) : (
        <Cell
          title="第二轮：找出薄弱点"
          note="做一次综合测试，之后这里是你最薄弱的知识点"
          value="去测"
          onPress={() => void navigator.go('exercisesSynthesisTest', { subject: subject.subject })}
          testId="round-point"
        />
      )}
      <Cell
        title={`第三轮：${subject.name}限时刷题`}
        note="10 题，每题 90 秒，不能回头"
        value="开始"
        onPress={() => void navigator.go('exercisesBrushTopic', { subject: subject.subject, kind: 'drill' })}
        testId="round-drill"
      />
    </List>
  )
}

const DueMistakes = observer(function DueMistakes() {
  const { navigator } = useStores()
  const summary = useMistakeSummary()
  useDidShow(() => {
    if (summary.phase.kind === 'ready') void summary.load()
  })
  return (
    <Loadable phase={summary.phase} skeleton="block" size="small" onRetry={() => void summary.load()}>
      {({ due }) => (
        <Cell
          title="第一轮：到期错题"
          note={due ? '答错、蒙对或太慢的题，今天该重做了' : '今天没有到期的错题，直接进第二轮'}
          value={due ? `${due} 题` : '没有'}
          {...(due > 0 && { onPress: () => void navigator.go('exercisesMistakeExercise') })}
          testId="round-mistakes"
        />
      )}
    </Loadable>
  )
})
