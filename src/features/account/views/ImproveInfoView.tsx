import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { usePageStore } from '@/stores/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell } from '@/ui/Cell'
import { Choice } from '@/ui/Choice'
import { Field } from '@/ui/Field'
import { List } from '@/ui/List'
import { Loadable } from '@/ui/Loadable'
import { examYears } from '../models/examYears'
import { StudentForm, type StudentTextField } from '../stores/StudentForm'
import './ImproveInfoView.scss'

const FIELDS: readonly {
  readonly field: StudentTextField
  readonly label: string
  readonly required?: boolean
}[] = [
  { field: 'name', label: '姓名', required: true },
  { field: 'school', label: '本科院校', required: true },
  { field: 'major', label: '本科专业' },
  { field: 'targetSchool', label: '目标院校' },
  { field: 'targetMajor', label: '目标专业' },
]

/** /improve-info: complete the profile. */
export const ImproveInfoView = observer(function ImproveInfoView() {
  const stores = useStores()
  const form = usePageStore(() => new StudentForm(stores))
  const save = async (): Promise<void> => {
    if (!(await form.saveProfile())) return
    stores.session.describe({ name: form.texts.name.trim() })
    stores.ui.say('已保存')
    await stores.navigator.back()
  }
  return (
    <View className="account-form">
      <Loadable phase={form.record.phase} skeleton="detail" onRetry={form.start}>
        {() => (
          <>
            <Card>
              <View className="account-form__fields">
                {FIELDS.map(({ field, label, required }) => (
                  <Field
                    key={field}
                    label={label}
                    required={required}
                    value={form.texts[field]}
                    onChange={(value) => form.setText(field, value)}
                    placeholder={`请输入${label}`}
                    maxLength={field === 'name' ? 20 : 40}
                    error={form.errors[field]}
                    testId={`info-${field}`}
                  />
                ))}
                <View className="account-form__label">考试年份</View>
                <Choice
                  label="考试年份"
                  options={examYears(Date.now()).map((year) => ({ key: String(year), text: `${year}年` }))}
                  value={form.examYear === undefined ? undefined : String(form.examYear)}
                  onChange={(year) => form.setYear(Number(year))}
                  columns={3}
                />
              </View>
            </Card>
            <Button block size="l" loading={form.isSaving} onPress={() => void save()} testId="info-save">
              保存
            </Button>
            <AccountSafety />
          </>
        )}
      </Loadable>
    </View>
  )
})

/** What an SMS code changes: the phone of an account that has none, the password of one that has. */
const AccountSafety = observer(function AccountSafety() {
  const { session, ui } = useStores()
  return (
    <List label="账号安全">
      {session.user.phone ? (
        <Cell
          title="设置登录密码"
          icon="lock"
          onPress={() => void ui.ask({ kind: 'account', task: 'password' })}
          testId="account-set-password"
        />
      ) : (
        <Cell
          title="绑定手机号"
          icon="me"
          onPress={() => void ui.ask({ kind: 'account', task: 'phone' })}
          testId="account-bind-phone"
        />
      )}
    </List>
  )
})
