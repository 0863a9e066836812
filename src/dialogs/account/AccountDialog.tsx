import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { maskPhone } from '@/lib/text/maskPhone'
import type { DialogRequest } from '@/stores/UiStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Field } from '@/ui/controls/Field'
import { PhoneField } from '@/ui/controls/PhoneField'
import { Sheet } from '@/ui/layout/Sheet'
import { LoginGrants } from '../login/LoginGrants'
import { AccountForm, type AccountTask } from './AccountForm'
import './AccountDialog.scss'

const TITLES: Readonly<Record<AccountTask, string>> = {
  password: '设置登录密码',
  phone: '绑定手机号',
  newPhone: '更换手机号',
  deletion: '注销账号',
}

interface AccountDialogProps {
  readonly request: DialogRequest & { readonly kind: 'account' }
  readonly onClose: (done?: boolean) => void
}

/** Sets the password of the account, binds or changes its phone, or asks for its deletion. */
export const AccountDialog = observer(function AccountDialog({ request, onClose }: AccountDialogProps) {
  const stores = useStores()
  const [form] = useState(() => new AccountForm({ ...stores, grants: new LoginGrants(stores) }, request.task))
  useEffect(() => form.dispose, [form])
  const isPassword = form.task === 'password'
  const isChange = form.task === 'newPhone'
  const submit = async (): Promise<void> => {
    if (await form.submit()) onClose(true)
  }
  return (
    <Sheet open title={TITLES[form.task]} onClose={() => onClose(false)} testId="account-dialog">
      <View className="account-dialog">
        {form.task === 'deletion' ? (
          <View className="account-dialog__note">
            七天后删除账号和学习记录，不能恢复；期间随时可以撤回。注销不等于退费，请先处理好课程和订单。
          </View>
        ) : null}
        {isChange ? <OwnProof form={form} phone={stores.session.user.phone} /> : null}
        {!form.asksPhone ? (
          <View className="account-dialog__note">验证码会发到 {maskPhone(form.values.phone)}</View>
        ) : (
          <PhoneField
            value={form.values.phone}
            onChange={(value) => form.set('phone', value)}
            error={form.errors.phone}
            testId="account-phone"
          />
        )}
        <Code
          label={isChange ? '新手机号的验证码' : '验证码'}
          form={form}
          field="code"
          onSend={form.sendCode}
        />
        {isPassword ? (
          <Field
            label="新密码"
            type="newPassword"
            placeholder="请输入新密码，至少 6 位"
            maxLength={20}
            value={form.values.password}
            onChange={(value) => form.set('password', value)}
            error={form.errors.password}
            testId="account-password"
          />
        ) : null}
        <Button block size="l" loading={form.isBusy} onPress={() => void submit()} testId="account-submit">
          {form.task === 'deletion' ? '申请注销' : '确定'}
        </Button>
      </View>
    </Sheet>
  )
})

interface ProofProps {
  readonly form: AccountForm
  /** The phone that the account has. */
  readonly phone: string
}

/** Who changes the phone still has the one that the account is reached by. */
function OwnProof({ form, phone }: ProofProps) {
  return (
    <>
      <View className="account-dialog__note">
        先收一条发到 {maskPhone(phone)} 的验证码。如果这个号码已经不用了，请联系客服更换。
      </View>
      <Code label="原手机号的验证码" form={form} field="ownCode" onSend={form.sendOwnCode} />
    </>
  )
}

interface CodeProps {
  readonly label: string
  readonly form: AccountForm
  readonly field: 'code' | 'ownCode'
  readonly onSend: () => Promise<void>
}

const Code = observer(function Code({ label, form, field, onSend }: CodeProps) {
  const sender = form[field]
  return (
    <Field
      label={label}
      type="code"
      placeholder="请输入验证码"
      maxLength={6}
      value={form.values[field]}
      onChange={(value) => form.set(field, value)}
      error={form.errors[field]}
      testId={field === 'code' ? 'account-code' : 'account-own-code'}
      suffix={
        <Button
          kind="ghost"
          size="s"
          disabled={sender.isWaiting}
          onPress={() => void onSend()}
          testId={field === 'code' ? 'account-send-code' : 'account-send-own-code'}
        >
          {sender.text}
        </Button>
      }
    />
  )
})
