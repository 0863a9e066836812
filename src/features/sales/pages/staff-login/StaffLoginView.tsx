import { useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CodeSender } from '@/dialogs/login/CodeSender'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Field } from '@/ui/controls/Field'
import { PhoneField } from '@/ui/controls/PhoneField'
import { Pressable } from '@/ui/controls/Pressable'
import { StaffLoginForm } from '../../session/StaffLoginForm'
import { useStaff } from '../../session/useStaff'
import { Wide } from '../../wide'
import '../../sales.scss'
import './StaffLoginView.scss'

/** The three logins of staff, with their text and target page. */
const places = {
  loginBlend: { slogan: '员工与代理的统一登录', next: 'menuBlend' },
  saleLogin: { slogan: '登录后查看销售排行', next: 'saleIndex' },
  adminSaleLogin: { slogan: '总部登录后查看各分校排行', next: 'adminSaleIndex' },
} as const

const placeOf = (id: string) => (id in places ? places[id as keyof typeof places] : places.loginBlend)

/** /login-blend, /sale-login and /admin/sale-login. */
export const StaffLoginView = observer(function StaffLoginView() {
  const { navigator, call, ui } = useStores()
  const { id } = useRoute()
  const staff = useStaff()
  const { slogan, next } = placeOf(id)
  const [form] = useState(() => new StaffLoginForm({ call, ui, staff }))
  const [sender] = useState(() => new CodeSender(ui, (_phone, onCheck) => form.sendCode(onCheck)))
  useEffect(() => sender.dispose, [sender])
  const goOn = (): void => void navigator.replace(next)
  const submit = async (): Promise<void> => {
    if (await form.submit()) goOn()
  }
  return (
    <Wide>
      <View className="staff-login">
        <View className="staff-login__brand">研途工作台</View>
        <View className="staff-login__slogan">
          {staff.me ? `已登录：${staff.me.name}，可以切换账号` : slogan}
        </View>
        <View className="sales__form">
          <LoginFields form={form} sender={sender} onSubmit={submit} />
          <Button
            block
            size="l"
            loading={form.task.isRunning}
            onPress={() => void submit()}
            testId="staff-submit"
          >
            {form.mode === 'second' ? '确认登录' : '登录'}
          </Button>
          <Pressable className="staff-login__switch" onPress={form.switchMode} testId="staff-switch">
            {form.mode === 'password' ? '手机验证码登录' : '账号密码登录'}
          </Pressable>
          {staff.me ? (
            <Button block kind="soft" onPress={goOn}>
              {`以 ${staff.me.name} 继续`}
            </Button>
          ) : null}
          <View className="sales__hint">忘记密码或账号被锁定，请联系主管重置</View>
        </View>
      </View>
    </Wide>
  )
})

interface PartProps {
  readonly form: StaffLoginForm
  readonly onSubmit: () => Promise<void>
}

/** The fields of the chosen way to log in. */
const LoginFields = observer(function LoginFields({
  form,
  sender,
  onSubmit,
}: PartProps & { readonly sender: CodeSender }) {
  const sendCode = (): void => {
    if (form.readyForCode()) void sender.send(form.phone)
  }
  return (
    <>
      {form.mode === 'password' ? <PasswordFields form={form} onSubmit={onSubmit} /> : null}
      {form.mode === 'code' ? (
        <PhoneField
          value={form.phone}
          onChange={(value) => form.set('phone', value)}
          error={form.errors.phone}
          testId="staff-phone"
        />
      ) : null}
      {form.mode === 'second' ? (
        <View className="sales__hint">为了账号安全，请再用 {form.sentTo} 收到的验证码确认</View>
      ) : null}
      {form.mode === 'password' ? null : (
        <CodeField form={form} sender={sender} onSend={sendCode} onSubmit={onSubmit} />
      )}
    </>
  )
})

const PasswordFields = observer(function PasswordFields({ form, onSubmit }: PartProps) {
  return (
    <>
      <Field
        label="账号"
        placeholder="请输入账号"
        value={form.loginName}
        onChange={(value) => form.set('loginName', value)}
        error={form.errors.loginName}
        maxLength={32}
        testId="staff-login-name"
      />
      <Field
        label="密码"
        type="password"
        placeholder="请输入密码"
        value={form.password}
        onChange={(value) => form.set('password', value)}
        error={form.errors.password}
        maxLength={40}
        onSubmit={() => void onSubmit()}
        testId="staff-password"
      />
    </>
  )
})

const CodeField = observer(function CodeField({
  form,
  sender,
  onSend,
  onSubmit,
}: PartProps & { readonly sender: CodeSender; readonly onSend: () => void }) {
  return (
    <Field
      label="验证码"
      type="code"
      placeholder="请输入验证码"
      value={form.code}
      onChange={(value) => form.set('code', value)}
      error={form.errors.code}
      maxLength={6}
      onSubmit={() => void onSubmit()}
      testId="staff-code"
      suffix={
        <Button
          kind="ghost"
          size="s"
          loading={sender.isSending}
          disabled={sender.isWaiting}
          onPress={onSend}
          testId="staff-send-code"
        >
          {sender.text}
        </Button>
      }
    />
  )
})
