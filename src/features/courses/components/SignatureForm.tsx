import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Field } from '@/ui/Field'
import { SignaturePad } from '@/ui/signaturePad'
import { facts } from '@/ui/target'
import type { AgreementDesk } from '../stores/AgreementDesk'

/** The name, the handwriting, and the button that makes it count. */
export const SignatureForm = observer(function SignatureForm({ desk }: { readonly desk: AgreementDesk }) {
  const { name, ink, errors } = desk
  return (
    <Card>
      <View className="agreement__form">
        <Field
          label="姓名"
          placeholder="与身份证一致"
          value={name}
          onChange={desk.typeName}
          maxLength={20}
          error={errors.name}
          required
          testId="agreement-name"
        />
        <View>
          <View className="agreement__line">
            <View>手写签名</View>
            <Button
              size="s"
              kind="ghost"
              disabled={ink === ''}
              onPress={desk.clearInk}
              testId="agreement-clear"
            >
              重写
            </Button>
          </View>
          <SignaturePad label="手写签名框" ink={ink} onWrite={desk.write} testId="agreement-pad" />
          {errors.ink ? (
            <View className="agreement__error" {...facts({ live: 'polite' })}>
              {errors.ink}
            </View>
          ) : null}
        </View>
        <View className="agreement__note">
          签名与这份协议的全文、版本和签署时间一并保存，签好后可以随时查看和下载。
        </View>
        <Button
          block
          size="l"
          loading={desk.isSigning}
          onPress={() => void desk.sign()}
          testId="agreement-sign"
        >
          确认签署
        </Button>
      </View>
    </Card>
  )
})
