import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { errors } from '@/contracts/errors'
import type { Phase } from '@/stores/Resource'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/Empty'
import { Loadable } from '@/ui/Loadable'

/** Refusals that another try never changes: the course is not the learner's, or not any more. */
const HINTS: Readonly<Record<string, string>> = {
  [errors.goodsNotFree.code]: '买好之后，课时、练习和报告都在这里',
  [errors.courseNotHeld.code]: '买好之后，课时、练习和报告都在这里',
  [errors.courseExpired.code]: '学习记录都还在，续费后接着学',
}

interface CourseLoadableProps<T> {
  readonly goodsId: string
  readonly phase: Phase<T>
  readonly onRetry: () => void
  readonly skeleton?: 'list' | 'card' | 'detail'
  readonly size?: 'page' | 'small'
  readonly children: (value: T) => ReactNode
}

function AnyCourse<T>({ goodsId, ...loadable }: CourseLoadableProps<T>) {
  const { navigator } = useStores()
  const { phase, size } = loadable
  const hint = phase.kind === 'failed' ? HINTS[phase.code] : undefined
  if (phase.kind !== 'failed' || hint === undefined) return <Loadable {...loadable} />
  return (
    <Empty
      title={phase.msg}
      hint={hint}
      size={size}
      action={{ text: '看看这门课', onPress: () => void navigator.go('coursesDetail', { goodsId }) }}
    />
  )
}

/** What a learner sees of a course he holds, being fetched: a failure can be tried again, a refusal leads to the course. */
export const CourseLoadable: typeof AnyCourse = observer(AnyCourse)
