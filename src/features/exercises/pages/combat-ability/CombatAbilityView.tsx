import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { attempts, type AttemptRow } from '@/contracts/exercise/attemptList'
import type { ExerciseSubject } from '@/contracts/exercise/examPapers'
import { isOpen } from '@/domain/attempt/isOpen'
import { relativeTime } from '@/lib/relativeTime'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { WithSubjects } from '../../knowledge/WithSubjects'
import '../../exercises.scss'

/** As far back as the last test of each subject is looked for. */
const MOST_LOOKED_AT = 100

/** /exercises/combat-ability and /combat-ability: the subjects in which one can be measured, and the last report of each. */
export const CombatAbilityView = observer(function CombatAbilityView() {
  const { call, session } = useStores()
  const recent = useResource(() =>
    call(attempts, { params: { uid: session.uid }, query: { size: MOST_LOOKED_AT } }, { quiet: true }),
  )
  return (
    <WithSubjects>
      {(subjects) => (
        <View className="exercise">
          <View className="exercise__note">
            题目难度随作答自动调整，做 8 到 20
            题就能估计出水平。做题中不显示对错，结束后给出能力值和大致范围。
          </View>
          <Loadable phase={recent.phase} skeleton="list" onRetry={() => void recent.load()}>
            {({ list }) => <Subjects subjects={subjects} rows={list} />}
          </Loadable>
        </View>
      )}
    </WithSubjects>
  )
})

interface SubjectsProps {
  readonly subjects: readonly ExerciseSubject[]
  readonly rows: readonly AttemptRow[]
}

/** Lists measured subjects with their reports, then all others to begin with. */
function Subjects({ subjects, rows }: SubjectsProps) {
  const measured = subjects.map((subject) => ({
    subject,
    tests: rows.filter((row) => row.kind === 'adaptive' && row.subject === subject.subject),
  }))
  const begun = measured.filter(({ tests }) => tests.length > 0)
  const fresh = measured.filter(({ tests }) => tests.length === 0)
  return (
    <>
      {begun.map(({ subject, tests }) => (
        <Begun key={subject.subject} subject={subject} tests={tests} />
      ))}
      {fresh.length > 0 ? (
        <List title={begun.length > 0 ? '还没测过' : '选一科开始'}>
          {fresh.map(({ subject }) => (
            <Fresh key={subject.subject} subject={subject} />
          ))}
        </List>
      ) : null}
    </>
  )
}

function Fresh({ subject: { subject, name } }: Pick<BegunProps, 'subject'>) {
  const { navigator } = useStores()
  return (
    <Cell
      title={name}
      value="开始测试"
      onPress={() => void navigator.go('exercisesCombatAbilityTest', { subject })}
      testId={`ability-test-${subject}`}
    />
  )
}

interface BegunProps {
  readonly subject: ExerciseSubject
  /** The learner's tests of it, newest first. */
  readonly tests: readonly AttemptRow[]
}

function Begun({ subject: { subject, name }, tests }: BegunProps) {
  const { navigator, clock } = useStores()
  const now = clock.now()
  const open = tests.find((row) => isOpen(row, now))
  const last = tests.find(({ endedAt }) => endedAt !== null)
  return (
    <List title={name}>
      <Cell
        title={open ? '接着测' : '再测一次'}
        onPress={() =>
          void navigator.go(
            'exercisesCombatAbilityTest',
            open ? { subject, attempt: open.attemptId } : { subject },
          )
        }
        testId={`ability-test-${subject}`}
      />
      {last ? (
        <Cell
          title="上次的报告"
          note={`${relativeTime(last.startedAt, now)} · ${last.questionCount} 题`}
          onPress={() => void navigator.go('exercisesCombatAbilityReport', { attempt: last.attemptId })}
          testId={`ability-report-${subject}`}
        />
      ) : null}
    </List>
  )
}
