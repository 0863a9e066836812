import { wait } from '@/lib/wait'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState, type ReactNode } from 'react'
import type { DialogRequest } from '@/stores/UiStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Field } from '@/ui/controls/Field'
import { PhoneField } from '@/ui/controls/PhoneField'
import { Pressable } from '@/ui/controls/Pressable'
import { Sheet } from '@/ui/layout/Sheet'
import { LoginAgreement } from '../login/LoginAgreement'
import { LoginGrants } from '../login/LoginGrants'
import { LeadForm, type LeadField } from './LeadForm'
import { LEAD_NAME_MAX } from './leadRules'
import './LeadDialog.scss'

interface LeadDialogProps {
  readonly request: DialogRequest & { readonly kind: 'lead' }
  readonly onClose: (done?: boolean) => void
}

/** The lead form dialog of seed §2, titled 预约报名 by default. */
export const LeadDialog = observer(function LeadDialog({ request, onClose }: LeadDialogProps) {
  const stores = useStores()
  const [form] = useState(() => {
    const grants = new LoginGrants(stores)
    return new LeadForm(
      { ...stores, grants, now: stores.clock.now, wait },
      request.vacation ?? false,
      request.asked,
    )
  })
  useEffect(() => form.code.dispose, [form])
  const submit = async (): Promise<void> => {
    if (await form.submit()) onClose(true)
  }
  return (
    <Sheet open title={request.title ?? '预约报名'} onClose={() => onClose(false)} testId="lead-dialog">
      <View className="lead-form">
        <LeadInput form={form} field="name" label="姓名" placeholder="请输入姓名" maxLength={LEAD_NAME_MAX} />
        {form.vacation ? (
          <>
            <LeadInput form={form} field="school" label="院校" placeholder="请输入就读院校" maxLength={40} />
            <LeadInput form={form} field="className" label="班级" placeholder="选填" maxLength={40} />
          </>
        ) : null}
        {form.needsPhone ? (
          <PhoneField
            value={form.values.phone}
            onChange={(value) => form.set('phone', value)}
            error={form.errors.phone}
            testId="lead-phone"
          />
        ) : null}
        {form.needsProof ? <Proof form={form} /> : null}
        {form.needsProof ? <LoginAgreement agreed={form.agreed} onAgree={form.agree} mayRegister /> : null}
        <Button
          block
          size="l"
          kind="promo"
          loading={form.isSubmitting}
          onPress={() => void submit()}
          testId="lead-submit"
        >
          提交
        </Button>
      </View>
    </Sheet>
  )
})

interface LeadInputProps {
  readonly form: LeadForm
  readonly field: LeadField
  readonly label: string
  readonly placeholder: string
  readonly maxLength: number
  readonly type?: 'code' | 'password'
  readonly suffix?: ReactNode
}

const LeadInput = observer(function LeadInput({ form, field, type, suffix, ...shown }: LeadInputProps) {
  return (
    <Field
      {...shown}
      type={type}
      value={form.values[field]}
      onChange={(value) => form.set(field, value)}
      error={form.errors[field]}
      suffix={suffix}
      testId={`lead-${field}`}
    />
  )
})

const Proof = observer(function Proof({ form }: { readonly form: LeadForm }) {
  const send = (
    <Button kind="ghost" size="s" disabled={form.code.isWaiting} onPress={() => void form.sendCode()}>
      {form.code.text}
    </Button>
  )
  return (
    <>
      {form.byPassword ? (
        <LeadInput
          form={form}
          field="password"
          label="密码"
          placeholder="请输入密码"
          maxLength={20}
          type="password"
        />
      ) : (
        <LeadInput
          form={form}
          field="code"
          label="验证码"
          placeholder="请输入验证码"
          maxLength={6}
          type="code"
          suffix={send}
        />
      )}
      <Pressable className="lead-form__switch" onPress={form.switchProof}>
        {form.byPassword ? '验证码登录' : '密码登录'}
      </Pressable>
    </>
  )
})
