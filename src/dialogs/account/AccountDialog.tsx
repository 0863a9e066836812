import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { maskPhone } from '@/lib/maskPhone'
import type { DialogRequest } from '@/stores/UiStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { PhoneField } from '@/ui/PhoneField'
import { Sheet } from '@/ui/Sheet'
import { LoginGrants } from '../login/LoginGrants'
import { AccountForm, type AccountTask } from './AccountForm'
import './AccountDialog.scss'

const TITLES: Readonly<Record<AccountTask, string>> = {
  password: '设置登录密码',
  phone: '绑定手机号',
  deletion: '注销账号',
}

interface AccountDialogProps {
  readonly request: DialogRequest & { readonly kind: 'account' }
  readonly onClose: (done?: boolean) => void
}

/** Sets the password of the account, binds its phone, or asks for its deletion. */
export const AccountDialog = observer(function AccountDialog({ request, onClose }: AccountDialogProps) {
  const stores = useStores()
  const [form] = useState(() => new AccountForm({ ...stores, grants: new LoginGrants(stores) }, request.task))
  useEffect(() => form.code.dispose, [form])
  const isPassword = form.task === 'password'
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
        {form.task !== 'phone' ? (
          <View className="account-dialog__note">验证码会发到 {maskPhone(form.values.phone)}</View>
        ) : (
          <PhoneField
            value={form.values.phone}
            onChange={(value) => form.set('phone', value)}
            error={form.errors.phone}
            testId="account-phone"
          />
        )}
        <Code form={form} />
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

const Code = observer(function Code({ form }: { readonly form: AccountForm }) {
  return (
    <Field
      label="验证码"
      type="code"
      placeholder="请输入验证码"
      maxLength={6}
      value={form.values.code}
      onChange={(value) => form.set('code', value)}
      error={form.errors.code}
      testId="account-code"
      suffix={
        <Button
          kind="ghost"
          size="s"
          disabled={form.code.isWaiting}
          onPress={() => void form.sendCode()}
          testId="account-send-code"
        >
          {form.code.text}
        </Button>
      }
    />
  )
})
