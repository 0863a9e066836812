import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { Phase } from '@/stores/page/Resource'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { refusalHint } from './refusalHint'

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
  const hint = phase.kind === 'failed' ? refusalHint(phase.code) : undefined
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
