import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Agreement } from '@/contracts/course/agreements'
import { afterPaint } from '@/platform/afterPaint'
import { scroll } from '@/platform/scroll'
import { LegalSections } from '@/blocks/LegalText'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Slot } from '@/ui/layout/Slot'
import { Steps } from '@/ui/feedback/Steps'
import { CourseLoadable } from '../../lessons/CourseLoadable'
import { SignatureForm } from '../../agreements/SignatureForm'
import { SignedPicture } from '../../agreements/SignedPicture'
import { AgreementPageStore } from '../../agreements/AgreementPageStore'
import './SignAgreementView.scss'

const FORM = 'agreement-form'
/** The bar of the page, and some room. */
const BELOW_BAR = 64

const STEPS = [
  { key: 'read', text: '阅读全文' },
  { key: 'sign', text: '签名' },
  { key: 'done', text: '完成' },
] as const

/** /courses/sign-agreement: the agreement of a course, read to its end, signed by hand and kept. */
export const SignAgreementView = observer(function SignAgreementView() {
  const { navigator } = useStores()
  const { given } = useRoute()
  const goodsId = given['goodsId']
  if (goodsId !== undefined) return <Desk goodsId={goodsId} />
  return (
    <Empty
      title="没有要签的协议"
      hint="买好的课程会在这里签服务协议"
      action={{ text: '看我的课程', onPress: () => void navigator.go('studyCenter') }}
    />
  )
})

const Desk = observer(function Desk({ goodsId }: { readonly goodsId: string }) {
  const stores = useStores()
  const pageStore = usePageStore(() => new AgreementPageStore(stores, goodsId))
  return (
    <CourseLoadable
      goodsId={goodsId}
      phase={pageStore.found.phase}
      skeleton="detail"
      onRetry={pageStore.start}
    >
      {(value) => <Paper pageStore={pageStore} agreement={value} />}
    </CourseLoadable>
  )
})

interface PaperProps {
  readonly pageStore: AgreementPageStore
  readonly agreement: Agreement
}

const Paper = observer(function Paper({ pageStore, agreement }: PaperProps) {
  const { signed, maySign, goodsTitle, text } = agreement
  const current = signed ? STEPS.length : pageStore.hasRead ? 1 : 0
  const kept = signed ? (
    <SignedPicture signed={signed} goodsId={pageStore.goodsId} title={text.title} />
  ) : null
  return (
    <View className="agreement">
      {maySign || signed ? <Steps items={STEPS} current={current} label="签署协议" /> : null}
      <View className="agreement__course">{goodsTitle}</View>
      {pageStore.hasRead ? null : kept}
      <Card>
        <LegalSections text={text} />
      </Card>
      {/* Scroll target after reading; on a later visit the form is above. */}
      {pageStore.hasRead ? kept : null}
      <Slot>{signed ? null : <NextStep pageStore={pageStore} maySign={maySign} />}</Slot>
    </View>
  )
})

const NextStep = observer(function NextStep({
  pageStore,
  maySign,
}: {
  readonly pageStore: AgreementPageStore
  readonly maySign: boolean
}) {
  const { navigator } = useStores()
  const { goodsId, hasRead, read } = pageStore
  if (!maySign) {
    return (
      <Empty
        size="small"
        title="拥有课程后才能签署"
        hint="买好课程，会带你回到这里"
        action={{ text: '看看课程', onPress: () => void navigator.go('coursesDetail', { goodsId }) }}
      />
    )
  }
  if (hasRead) {
    return (
      <View id={FORM}>
        <SignatureForm pageStore={pageStore} />
      </View>
    )
  }
  const sign = (): void => {
    read()
    afterPaint(() => scroll.toElement(FORM, BELOW_BAR))
  }
  return (
    // Shown at the end of the text, so that pressing it proves that the end was reached.
    <Button block size="l" onPress={sign} testId="agreement-read">
      我已读完全文，去签名
    </Button>
  )
})
