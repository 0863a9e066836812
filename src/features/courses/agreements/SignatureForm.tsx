import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Field } from '@/ui/controls/Field'
import { SignaturePad } from '@/ui/controls/signaturePad'
import { ariaProps } from '@/ui/controls/target'
import { TextLink } from '@/ui/controls/TextLink'
import type { AgreementPageStore } from './AgreementPageStore'

interface SignatureFormProps {
  readonly pageStore: AgreementPageStore
}

/** The name, the handwriting or the name once more, and the button that makes it count. */
export const SignatureForm = observer(function SignatureForm({ pageStore }: SignatureFormProps) {
  const { name, typed, errors } = pageStore
  return (
    <Card>
      <View className="agreement__form">
        <Field
          label="姓名"
          placeholder="与身份证一致"
          value={name}
          onChange={pageStore.typeName}
          maxLength={20}
          error={errors.name}
          required
          testId="agreement-name"
        />
        {typed === undefined ? (
          <Handwriting pageStore={pageStore} />
        ) : (
          <TypedAgain pageStore={pageStore} typed={typed} />
        )}
        <View className="agreement__note">
          签名与这份协议的全文、版本和签署时间一并保存，签好后可以随时查看和下载。
        </View>
        <Button
          block
          size="l"
          loading={pageStore.isSigning}
          onPress={() => void pageStore.sign()}
          testId="agreement-sign"
        >
          确认签署
        </Button>
      </View>
    </Card>
  )
})

const Handwriting = observer(function Handwriting({ pageStore }: SignatureFormProps) {
  const { ink, errors } = pageStore
  return (
    <View>
      <View className="agreement__line">
        <View>手写签名</View>
        <Button
          size="s"
          kind="ghost"
          disabled={ink === ''}
          onPress={pageStore.clearInk}
          testId="agreement-clear"
        >
          重写
        </Button>
      </View>
      <SignaturePad label="手写签名框" ink={ink} onWrite={pageStore.write} testId="agreement-pad" />
      {errors.ink ? (
        <View className="agreement__error" {...ariaProps({ live: 'polite' })}>
          {errors.ink}
        </View>
      ) : null}
      <TextLink onPress={() => pageStore.signBy('typing')} testId="agreement-type">
        不方便手写？改为再输入一次姓名
      </TextLink>
    </View>
  )
})

/** Alternative to handwriting: typing the name a second time. */
const TypedAgain = observer(function TypedAgain({
  pageStore,
  typed,
}: SignatureFormProps & { readonly typed: string }) {
  return (
    <View>
      <Field
        label="再输入一次姓名"
        placeholder="与上面一致，效力等同手写签名"
        value={typed}
        onChange={pageStore.typeAgain}
        maxLength={20}
        error={pageStore.errors.typed}
        required
        testId="agreement-typed"
      />
      <TextLink onPress={() => pageStore.signBy('hand')} testId="agreement-hand">
        改为手写签名
      </TextLink>
    </View>
  )
})
