import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { LearningChapter } from '@/contracts/course/learning'
import { useRoute } from '@/stores/page/useRoute'
import { Card } from '@/ui/layout/Card'
import { Stepper } from '@/ui/controls/Stepper'
import { ScopePage } from '../../study/ScopePage'
import type { ScopeForm } from '../../study/ScopeForm'

/** /courses/subject-progress-selection: how far each subject of a course is known already. */
export const SubjectProgressSelectionView = observer(function SubjectProgressSelectionView() {
  const { given } = useRoute()
  return (
    <ScopePage goodsId={given['goodsId']} route="subjectProgressSelection">
      {(form) => <Progress form={form} />}
    </ScopePage>
  )
})

/** What is learned first when so many lessons are skipped. */
const beginsText = ({ lessons, skipped }: LearningChapter): string => {
  const first = lessons[skipped]
  return first ? `从「${first.title}」开始` : '全部学过，不再安排'
}

const Progress = observer(function Progress({ form }: { readonly form: ScopeForm }) {
  return (
    <>
      <View className="study-page__note">
        在别处学过的部分可以跳过：任务和「继续学习」会从后面开始，课程进度仍按真正学完的算。
      </View>
      {form.rows
        .filter(({ chosen }) => chosen)
        .map((chapter) => (
          <Card key={chapter.title}>
            <View className="study-page__title">{chapter.title}</View>
            <View className="study-page__row">
              <View className="yt-grow study-page__note">
                跳过 {chapter.skipped}/{chapter.lessons.length} 课时，{beginsText(chapter)}
              </View>
              <Stepper
                label={`${chapter.title}跳过的课时`}
                min={0}
                max={chapter.lessons.length}
                value={chapter.skipped}
                onChange={(skipped) => form.skip(chapter.title, skipped)}
              />
            </View>
          </Card>
        ))}
    </>
  )
})
