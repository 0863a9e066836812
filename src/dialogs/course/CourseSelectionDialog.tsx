import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { DialogRequest } from '@/stores/UiStore'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Choice } from '@/ui/controls/Choice'
import { Empty } from '@/ui/feedback/Empty'
import { Failure } from '@/ui/feedback/Failure'
import { Sheet } from '@/ui/layout/Sheet'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { CourseSelection } from './CourseSelection'
import './CourseSelectionDialog.scss'

interface CourseSelectionDialogProps {
  readonly request: DialogRequest & { readonly kind: 'courseSelection' }
  readonly onClose: (done?: boolean) => void
}

/** The course-selection dialog of seed §2: 选课, class type and term, 立即选课. */
export const CourseSelectionDialog = observer(function CourseSelectionDialog(
  props: CourseSelectionDialogProps,
) {
  const { request, onClose } = props
  const stores = useStores()
  const [isApplied, setApplied] = useState(request.applied ?? false)
  const selection = usePageStore(() => new CourseSelection(stores, request.winterVacation ?? false))

  /** The login on the way may have taken this dialog's place. */
  const showApplied = (): void => {
    if (stores.ui.dialog) return setApplied(true)
    void stores.ui.openDialog({ ...request, applied: true })
  }

  const submit = async (): Promise<void> => {
    const outcome = await selection.submit()
    if (outcome?.kind === 'applied') return showApplied()
    if (outcome?.kind !== 'link') return
    onClose(true)
    await stores.navigator.openLink(outcome.url)
  }

  if (isApplied) {
    return (
      <Sheet open title="选课成功" onClose={() => onClose(true)} testId="course-applied">
        <Empty
          art="done"
          size="small"
          title="选课成功"
          hint="报名已提交，老师会尽快联系你确认席位；开课后，课程在学习中心里"
          action={{ text: '知道了', onPress: () => onClose(true) }}
        />
      </Sheet>
    )
  }
  return (
    <Sheet
      open
      height="tall"
      title="选课"
      onClose={() => onClose(false)}
      testId="course-selection"
      footer={
        <Button block size="l" kind="promo" loading={selection.isSubmitting} onPress={() => void submit()}>
          立即选课
        </Button>
      }
    >
      <CourseChoices selection={selection} />
    </Sheet>
  )
})

const CourseChoices = observer(function CourseChoices({
  selection,
}: {
  readonly selection: CourseSelection
}) {
  const { phase } = selection.types
  if (phase.kind === 'failed') {
    return <Failure size="small" message={phase.msg} onRetry={() => void selection.types.load()} />
  }
  if (phase.kind !== 'ready') return <Skeleton variant="list" />
  return (
    <View className="course-selection">
      <View className="course-selection__label">课程类型</View>
      <Choice
        label="课程类型"
        options={phase.value.map(({ code, name }) => ({ key: code, text: name }))}
        value={selection.classType}
        onChange={selection.chooseType}
      />
      {selection.chosenType ? (
        <>
          <View className="course-selection__label">学期</View>
          <Choice
            label="学期"
            options={selection.chosenType.terms.map(({ term, name }) => ({ key: String(term), text: name }))}
            value={String(selection.term)}
            onChange={(term) => selection.chooseTerm(Number(term))}
          />
        </>
      ) : null}
      {selection.error ? <View className="course-selection__error">{selection.error}</View> : null}
    </View>
  )
})
