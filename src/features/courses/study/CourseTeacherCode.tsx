import { observer } from 'mobx-react'
import { TeacherCode } from '@/blocks/TeacherCode'
import { teacherCard } from '@/contracts/base/promotions'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Loadable } from '@/ui/feedback/Loadable'
import { TeacherBranch } from '../orders/TeacherBranch'

/** The WeChat code of a course's teacher. */
export const CourseTeacherCode = observer(function CourseTeacherCode({
  goodsId,
}: {
  readonly goodsId: string
}) {
  const { call } = useStores()
  const card = useResource(() => call(teacherCard, { query: { goodsId } }, { quiet: true }))
  return (
    <Loadable phase={card.phase} skeleton="block" size="small" onRetry={() => void card.load()}>
      {(value) => (
        <>
          <TeacherCode card={value} hint={`${value.teacherName}·${value.title}，学习群和开课通知都找 TA`} />
          {value.sellerId === undefined ? null : <TeacherBranch sellerId={value.sellerId} />}
        </>
      )}
    </Loadable>
  )
})
