import { useState } from 'react'
import { View } from '@tarojs/components'
import md5 from 'md5'
import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react'
import { staffPassword } from '@/contracts/staff/session'
import { staffLimits } from '@/domain/staff/staffRules'
import { Task } from '@/stores/page/Task'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Field } from '@/ui/controls/Field'
import type { StaffClient } from './StaffClient'
import { useStaff } from './useStaff'

type FieldName = 'old' | 'password' | 'again'

/** The form that replaces a first password. */
class PasswordForm {
  old = ''
  password = ''
  again = ''
  errors: Partial<Record<FieldName, string>> = {}
  readonly task = new Task()

  constructor(
    private readonly staff: StaffClient,
    private readonly say: (text: string) => void,
  ) {
    makeAutoObservable<this, 'staff' | 'say'>(
      this,
      { staff: false, say: false, task: false },
      { autoBind: true },
    )
  }

  set(field: FieldName, value: string): void {
    this[field] = value
    delete this.errors[field]
  }

  private check(): boolean {
    this.errors = {
      ...(this.old === '' && { old: '请输入现在的密码' }),
      ...(this.password.length < staffLimits.passwordLength && {
        password: `新密码至少 ${staffLimits.passwordLength} 位`,
      }),
      ...(this.password === this.old && this.old !== '' && { password: '新密码不能和原来一样' }),
      ...(this.again !== this.password && { again: '两次输入的密码不一样' }),
    }
    return Object.keys(this.errors).length === 0
  }

  async submit(): Promise<void> {
    if (!this.check()) return
    const body = { old: md5(this.old), password: md5(this.password) }
    await this.task.run(
      async () => {
        await this.staff.call(staffPassword, { body }, { quiet: true })
        await this.staff.refresh()
        this.say('密码已修改')
      },
      ({ msg }) => this.say(msg),
    )
  }
}

/** Requires a changed password before everything else. */
export const FirstPassword = observer(function FirstPassword() {
  const { ui } = useStores()
  const staff = useStaff()
  const [form] = useState(() => new PasswordForm(staff, ui.say))
  const fields = [
    ['old', '现在的密码', 'password'],
    ['password', '新密码', 'newPassword'],
    ['again', '再输一次新密码', 'newPassword'],
  ] as const
  return (
    <View className="sales__form">
      <View className="sales__hint">
        初始密码只用一次，请换成自己的密码，至少 {staffLimits.passwordLength} 位
      </View>
      {fields.map(([name, label, type]) => (
        <Field
          key={name}
          label={label}
          type={type}
          value={form[name]}
          onChange={(value) => form.set(name, value)}
          error={form.errors[name]}
          maxLength={40}
          testId={`password-${name}`}
        />
      ))}
      <Button
        block
        size="l"
        loading={form.task.isRunning}
        onPress={() => void form.submit()}
        testId="password-submit"
      >
        保存新密码
      </Button>
    </View>
  )
})
