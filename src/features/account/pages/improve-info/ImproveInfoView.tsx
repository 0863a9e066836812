import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { cancelDeletion, deletion } from '@/contracts/auth/account'
import { maskPhone } from '@/lib/text/maskPhone'
import { shanghaiDate } from '@/lib/shanghaiDate'
import { Task } from '@/stores/page/Task'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Choice } from '@/ui/controls/Choice'
import { Field } from '@/ui/controls/Field'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { examYears } from '../../models/examYears'
import { StudentForm, type StudentTextField } from '../../stores/StudentForm'
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
                  options={examYears(stores.clock.now()).map((year) => ({
                    key: String(year),
                    text: `${year}年`,
                  }))}
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

/** Account changes by SMS code: the phone, and the password of an account that has one. */
const AccountSafety = observer(function AccountSafety() {
  const { session, ui } = useStores()
  return (
    <List label="账号安全">
      {session.user.phone ? (
        <>
          <Cell
            title="更换手机号"
            note={maskPhone(session.user.phone)}
            icon="me"
            onPress={() => void ui.openDialog({ kind: 'account', task: 'newPhone' })}
            testId="account-change-phone"
          />
          <Cell
            title="设置登录密码"
            icon="lock"
            onPress={() => void ui.openDialog({ kind: 'account', task: 'password' })}
            testId="account-set-password"
          />
        </>
      ) : (
        <Cell
          title="绑定手机号"
          icon="me"
          onPress={() => void ui.openDialog({ kind: 'account', task: 'phone' })}
          testId="account-bind-phone"
        />
      )}
      {session.user.phone ? <AccountDeletion /> : null}
    </List>
  )
})

/** Asks for the deletion of the account, or keeps it after all while the seven days run. */
const AccountDeletion = observer(function AccountDeletion() {
  const { call, session, ui } = useStores()
  const [keeping] = useState(() => new Task())
  const params = { uid: session.uid }
  const state = useResource(() => call(deletion, { params }, { quiet: true }), session.uid)
  if (!state.value) return null
  const { pending, effectiveAt } = state.value
  const ask = async (): Promise<void> => {
    if (await ui.openDialog({ kind: 'account', task: 'deletion' })) await state.load()
  }
  const keep = async (): Promise<void> => {
    const wanted = await ui.openDialog({
      kind: 'confirm',
      title: '撤回注销',
      text: '账号、课程和学习记录都会留下，照常使用',
      confirm: '撤回',
    })
    if (!wanted || !(await keeping.succeeds(() => call(cancelDeletion, { params })))) return
    ui.say('已撤回，账号照常使用')
    await state.load()
  }
  if (!pending) {
    return (
      <Cell
        title="注销账号"
        note="七天内可以撤回"
        icon="minus"
        onPress={() => void ask()}
        testId="account-deletion"
      />
    )
  }
  return (
    <Cell
      title="撤回注销"
      note={effectiveAt === undefined ? '注销已申请' : `将在 ${shanghaiDate(effectiveAt)} 删除`}
      icon="refresh"
      onPress={() => void keep()}
      testId="account-keep"
    />
  )
})
