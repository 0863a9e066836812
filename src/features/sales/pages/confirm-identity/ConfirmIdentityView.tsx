import { useState } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { catchApiError } from '@/api'
import { branches } from '@/contracts/base/promotions'
import { confirmIdentity, identityClaims } from '@/contracts/staff/accounts'
import { claimIdentity } from '@/contracts/staff/session'
import { needsBranch } from '@/domain/staff/staffRules'
import { Task } from '@/stores/page/Task'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Field } from '@/ui/controls/Field'
import { Loadable } from '@/ui/feedback/Loadable'
import { Section } from '@/ui/layout/Section'
import { StaffPage } from '../../session/StaffPage'
import { useStaff } from '../../session/useStaff'
import { Picker } from '../../shared/Picker'
import { moment, roleTexts } from '../../shared/salesTexts'

/** /confiirm-identity: state branch and employee number; managers confirm those of others. */
export const ConfirmIdentityView = () => (
  <StaffPage permission="self">
    <Identity />
  </StaffPage>
)

const Identity = observer(function Identity() {
  const staff = useStaff()
  const { me } = staff
  if (!me) return null
  return (
    <View className="sales__stack">
      {needsBranch(me.role) ? <Own /> : null}
      {staff.may('staff.confirm') ? <Claims /> : null}
      {!needsBranch(me.role) && !staff.may('staff.confirm') ? (
        <Empty title="身份已确认" hint={`${me.name} · ${roleTexts[me.role]}`} />
      ) : null}
    </View>
  )
})

const stateText = ({
  isConfirmed,
  branchName,
  employeeNo,
  claim,
}: {
  readonly isConfirmed: boolean
  readonly branchName: string
  readonly employeeNo: string | null
  readonly claim: unknown
}): string => {
  if (claim) return '已提交，等主管确认；需要修改可以重新提交'
  return isConfirmed
    ? `已确认：${branchName} · 工号 ${employeeNo ?? ''}`
    : '填写分校和工号，由主管确认后就可以使用'
}

interface IdentityFields {
  readonly branchId: string
  readonly employeeNo: string
}

interface IdentityFaults {
  readonly branch?: string
  readonly number?: string
}

const faultsOf = ({ branchId, employeeNo }: IdentityFields): IdentityFaults => ({
  ...(branchId === '' && { branch: '请选择分校' }),
  ...(!/^[0-9A-Za-z-]{2,20}$/.test(employeeNo.trim()) && {
    number: '工号只含字母、数字和短横线，2 到 20 位',
  }),
})

interface BranchPickerProps {
  readonly value: string
  readonly onChange: (branchId: string) => void
  readonly error: string | undefined
}

/** Picks one of all branches, with the fault below it. */
const BranchPicker = observer(function BranchPicker({ value, onChange, error }: BranchPickerProps) {
  const { call } = useStores()
  const all = useResource(() => call(branches, {}, { quiet: true }))
  return (
    <>
      <Picker
        label="分校"
        value={value}
        options={(all.value ?? []).map((branch) => ({ key: branch.branchId, text: branch.name }))}
        onChange={onChange}
        testId="identity-branch"
      />
      {error ? <View className="sales__error">{error}</View> : null}
    </>
  )
})

const Own = observer(function Own() {
  const { ui, drafts } = useStores()
  const staff = useStaff()
  const { me } = staff
  const kept = drafts.read('identity')
  const [branchId, setBranch] = useState(me?.claim?.branchId ?? kept['branchId'] ?? me?.branchId ?? '')
  const [employeeNo, setNumber] = useState(
    me?.claim?.employeeNo ?? kept['employeeNo'] ?? me?.employeeNo ?? '',
  )
  const [error, setError] = useState<IdentityFaults>({})
  const [task] = useState(() => new Task())
  const keep = (fields: IdentityFields): void => drafts.keep('identity', { ...fields })
  const submit = async (): Promise<void> => {
    const found = faultsOf({ branchId, employeeNo })
    setError(found)
    if (Object.keys(found).length > 0) return
    const body = { branchId, employeeNo: employeeNo.trim() }
    const done = drafts.sending('identity')
    await task.run(
      async () => {
        staff.describe(await staff.call(claimIdentity, { body }, { quiet: true }))
        done()
        ui.say('已提交，等主管确认')
      },
      ({ msg }) => ui.say(msg),
    )
  }
  if (!me) return null
  return (
    <Section title="我的身份" note={stateText(me)}>
      <View className="sales__form">
        <BranchPicker
          value={branchId}
          error={error.branch}
          onChange={(chosen) => {
            setBranch(chosen)
            keep({ branchId: chosen, employeeNo })
          }}
        />
        <Field
          label="工号"
          value={employeeNo}
          onChange={(typed) => {
            setNumber(typed)
            keep({ branchId, employeeNo: typed })
          }}
          placeholder="工牌上的编号"
          maxLength={20}
          error={error.number}
          testId="identity-number"
        />
        <Button block loading={task.isRunning} onPress={() => void submit()} testId="identity-submit">
          {me.claim ? '重新提交' : '提交'}
        </Button>
      </View>
    </Section>
  )
})

const Claims = observer(function Claims() {
  const { ui } = useStores()
  const staff = useStaff()
  const waiting = useResource(() => staff.call(identityClaims, {}, { quiet: true }))
  const decide = (id: string, accept: boolean): Promise<unknown> =>
    catchApiError(
      async () => {
        await staff.call(confirmIdentity, { params: { id }, body: { accept } }, { quiet: true })
        ui.say(accept ? '已确认' : '已退回')
        await waiting.load()
      },
      ({ msg }) => ui.say(msg),
    )
  return (
    <Section title="等你确认" testId="identity-claims">
      <Loadable phase={waiting.phase} onRetry={() => void waiting.load()} size="small">
        {({ list }) =>
          list.length === 0 ? (
            <Empty size="small" title="没有等待确认的同事" />
          ) : (
            <>
              {list.map((claim) => (
                <Card key={claim.staffId} className="sales__held">
                  <View className="sales__row">
                    <View className="yt-grow">
                      {`${claim.name} · ${roleTexts[claim.role]}`}
                      <View className="sales__hint">
                        {`${claim.branchName} · 工号 ${claim.employeeNo} · ${moment(claim.at)}`}
                      </View>
                    </View>
                    <Button size="s" onPress={() => void decide(claim.staffId, true)} testId="claim-accept">
                      确认
                    </Button>
                    <Button size="s" kind="ghost" onPress={() => void decide(claim.staffId, false)}>
                      退回
                    </Button>
                  </View>
                </Card>
              ))}
            </>
          )
        }
      </Loadable>
    </Section>
  )
})
