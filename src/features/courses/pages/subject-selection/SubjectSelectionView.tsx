import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useRoute } from '@/stores/page/useRoute'
import { Card } from '@/ui/layout/Card'
import { Choices } from '@/ui/controls/Choice'
import { ScopePage } from '../../study/ScopePage'
import type { ScopeForm } from '../../study/ScopeForm'

/** /courses/subject-selection: which subjects of a course are studied. */
export const SubjectSelectionView = observer(function SubjectSelectionView() {
  const { given } = useRoute()
  return (
    <ScopePage goodsId={given['goodsId']} route="subjectSelection">
      {(form) => <Subjects form={form} />}
    </ScopePage>
  )
})

const Subjects = observer(function Subjects({ form }: { readonly form: ScopeForm }) {
  return (
    <Card>
      <View className="study-page__title">这门课想学哪些科目</View>
      <View className="study-page__note">没选的科目不进每天的任务，随时可以改回来，已经学完的记录都在。</View>
      <Choices
        label="科目"
        columns={1}
        options={form.rows.map(({ title, lessons }) => ({
          key: title,
          text: title,
          note: `${lessons.length} 课时，已学 ${lessons.filter(({ done }) => done).length}`,
        }))}
        values={form.rows.filter(({ chosen }) => chosen).map(({ title }) => title)}
        onChange={form.choose}
      />
    </Card>
  )
})
