import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { catchApiError } from '@/api'
import { clientIdOn } from '@/stores/siteConfig'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Field } from '@/ui/controls/Field'
import { PhoneField } from '@/ui/controls/PhoneField'
import { Pressable } from '@/ui/controls/Pressable'
import { useLayerBack } from '@/ui/useLayerBack'
import { LoginAgreement } from './LoginAgreement'
import { LoginForm, type LoginMode } from './LoginForm'
import { loginFailureText } from './loginFailureText'
import { LoginGrants, type LoginResult } from './LoginGrants'
import type { LoginPlace } from './loginRules'
import './LoginPanel.scss'

interface LoginPanelProps {
  readonly place: LoginPlace
  readonly mode?: LoginMode
  readonly askName?: boolean
  readonly submitText?: string
  /** Called when the form changes its mode, for a title that follows it. */
  readonly onMode?: (mode: LoginMode) => void
  readonly onSubmitted: (result: LoginResult) => void
}

const SWITCHES: Readonly<Record<LoginMode, string>> = {
  sms: '密码登录',
  password: '验证码登录',
  reset: '返回密码登录',
}

/**
 * The login form in both modes: in the dialog and on /login. Emits the user, and whether the account is new (seed §4).
 */
export const LoginPanel = observer(function LoginPanel(props: LoginPanelProps) {
  const { place, mode = 'sms', askName = false, submitText = '登录', onMode, onSubmitted } = props
  const stores = useStores()
  const { id } = useRoute()
  const { ui, phones } = stores
  const [grants] = useState(() => new LoginGrants(stores, clientIdOn(id)))
  const [form] = useState(
    () => new LoginForm({ grants, ui }, { place, mode, askName, tel: phones.list[0]?.phone ?? '' }),
  )
  useEffect(() => form.dispose, [form])
  useEffect(() => onMode?.(form.mode), [form.mode, onMode])
  useLayerBack(form.mode === 'reset', form.switchMode)

  const submit = async (): Promise<void> => {
    const result = await form.submit()
    if (result) onSubmitted(result)
  }

  return (
    <View className="login-panel">
      <PhoneNumberButton form={form} grants={grants} onSubmitted={onSubmitted} />
      {form.asksName ? (
        <Field
          label="姓名"
          value={form.username}
          onChange={(value) => form.set('username', value)}
          placeholder="请输入姓名"
          maxLength={20}
          error={form.errors.username}
          testId="login-name"
        />
      ) : null}
      <PhoneField
        value={form.tel}
        onChange={(value) => form.set('tel', value)}
        error={form.errors.tel}
        testId="login-tel"
      />
      {form.mode === 'password' ? null : <SmsField form={form} onSubmit={submit} />}
      {form.mode === 'sms' ? null : <PasswordField form={form} onSubmit={submit} />}
      <LoginAgreement agreed={form.agreed} onAgree={form.agree} mayRegister={form.mode === 'sms'} />
      <Button
        block
        size="l"
        kind={stores.client.container === 'mini-program' ? 'soft' : 'primary'}
        loading={form.isSubmitting}
        onPress={() => void submit()}
        testId="login-submit"
      >
        {form.mode === 'reset' ? '设置新密码并登录' : submitText}
      </Button>
      <Pressable className="login-panel__switch" onPress={form.switchMode} testId="login-switch">
        {SWITCHES[form.mode]}
      </Pressable>
      {form.mode === 'password' ? (
        <Pressable className="login-panel__switch" onPress={form.forgetPassword} testId="login-forgot">
          忘记密码
        </Pressable>
      ) : null}
    </View>
  )
})

interface PartProps {
  readonly form: LoginForm
  readonly onSubmit: () => Promise<void>
}

const SmsField = observer(function SmsField({ form, onSubmit }: PartProps) {
  return (
    <Field
      label="验证码"
      type="code"
      value={form.sms}
      onChange={(value) => form.set('sms', value)}
      placeholder="请输入验证码"
      maxLength={form.limits.sms}
      error={form.errors.sms}
      onSubmit={() => void onSubmit()}
      testId="login-sms"
      suffix={
        <Button
          kind="ghost"
          size="s"
          loading={form.code.isSending}
          disabled={form.code.isWaiting}
          onPress={() => void form.sendCode()}
          testId="login-send-code"
        >
          {form.code.text}
        </Button>
      }
    />
  )
})

const PasswordField = observer(function PasswordField({ form, onSubmit }: PartProps) {
  return (
    <Field
      label={form.mode === 'reset' ? '新密码' : '密码'}
      type={form.mode === 'reset' ? 'newPassword' : 'password'}
      value={form.psd}
      onChange={(value) => form.set('psd', value)}
      placeholder={form.mode === 'reset' ? '请输入新密码，至少 6 位' : '请输入密码'}
      maxLength={form.limits.psd}
      error={form.errors.psd}
      onSubmit={() => void onSubmit()}
      testId="login-psd"
    />
  )
})

interface PhoneNumberButtonProps {
  readonly form: LoginForm
  readonly grants: LoginGrants
  readonly onSubmitted: (result: LoginResult) => void
}

/** The first way in of the mini-program, by its own button; WeChat hands over the phone number after the user agrees. */
const PhoneNumberButton = observer(function PhoneNumberButton(props: PhoneNumberButtonProps) {
  const { form, grants, onSubmitted } = props
  const { client, ui } = useStores()
  if (client.container !== 'mini-program') return null

  const takePhoneNumber = async (detail: unknown): Promise<void> => {
    const code: unknown = Reflect.get(Object(detail), 'code')
    if (typeof code !== 'string') return ui.say('没有拿到手机号，请用短信验证码登录')
    await catchApiError(
      async () => onSubmitted(await grants.byPhoneButton(code)),
      (error) => ui.say(loginFailureText(error)),
    )
  }

  // WeChat asks as soon as its button is tapped, so until somebody has agreed a button of ours says what is missing.
  const way = form.agreed
    ? { openType: 'getPhoneNumber' as const, onOpen: (detail: unknown) => void takePhoneNumber(detail) }
    : { onPress: form.askToAgree }
  return (
    <Button key={String(form.agreed)} block size="l" {...way} testId="login-phone-number">
      手机号快捷登录
    </Button>
  )
})
