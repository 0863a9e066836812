import { observer } from 'mobx-react'
import { pointSubjects } from '@/contracts/course/points'
import { usePersistedResource } from '@/stores/device/usePersistedResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'

/** To the lessons on the knowledge points of a subject; nothing where no course explains them. */
export const LessonsButton = observer(function LessonsButton({ subject }: { readonly subject: string }) {
  const { call, navigator } = useStores()
  const subjects = usePersistedResource({ name: 'point-subjects', schema: pointSubjects.response }, () =>
    call(pointSubjects, {}, { quiet: true }),
  )
  const explained = subjects.value?.find(({ subjectIds }) => subjectIds.includes(subject))
  if (!explained) return null
  return (
    <Button
      size="s"
      kind="soft"
      onPress={() => void navigator.go('knowledgeStructure', { subject: explained.key })}
      testId="point-lessons"
    >
      看讲解和课程
    </Button>
  )
})
