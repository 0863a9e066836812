import { useState } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ClueDetail, members } from '@/contracts/sales/clues'
import { phone as dialler } from '@/platform/phone'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Sheet } from '@/ui/layout/Sheet'
import { useStaff } from '../session/useStaff'
import type { CluePage } from './CluePage'

interface ClueActionsProps {
  readonly detail: ClueDetail
  readonly page: CluePage
}

/** Shows the phone, claims, returns or assigns a lead, as far as the role permits. */
export const ClueActions = observer(function ClueActions({ detail, page }: ClueActionsProps) {
  const { navigator, ui } = useStores()
  const staff = useStaff()
  const [isAssigning, setAssigning] = useState(false)
  const { may, ownerId } = detail
  const release = async (): Promise<void> => {
    if (!(await page.release())) return
    ui.say('已放回，同事可以领取')
    void navigator.replace('clueData')
  }
  return (
    <View className="sales__row">
      {may.take ? (
        <Button loading={page.task.isRunning} onPress={() => void page.take()} testId="clue-take">
          领取
        </Button>
      ) : null}
      {may.open && page.phone === '' ? (
        <Button kind="soft" onPress={() => void page.openPhone()} testId="clue-open">
          查看手机号
        </Button>
      ) : null}
      {page.phone ? (
        <Button kind="soft" onPress={() => void dialler.call(page.phone)}>
          拨打
        </Button>
      ) : null}
      {may.assign ? (
        <Button kind="soft" onPress={() => setAssigning(true)} testId="clue-assign">
          分配
        </Button>
      ) : null}
      {ownerId !== null && may.work ? (
        <Button kind="ghost" onPress={() => void release()} testId="clue-release">
          放回公海
        </Button>
      ) : null}
      {may.open ? <View className="sales__hint">查看手机号会留下记录</View> : null}
      <Sheet open={isAssigning} onClose={() => setAssigning(false)} title="分配给" height="tall">
        {isAssigning && staff.may('staff.read') ? (
          <Members
            onChoose={(staffId) => {
              setAssigning(false)
              void page.assign(staffId)
            }}
          />
        ) : null}
      </Sheet>
    </View>
  )
})

const Members = observer(function Members({ onChoose }: { readonly onChoose: (staffId: string) => void }) {
  const staff = useStaff()
  const all = useResource(() => staff.call(members, {}, { quiet: true }))
  return (
    <Loadable phase={all.phase} onRetry={() => void all.load()} size="small">
      {(rows) => (
        <List label="员工">
          {rows.map(({ staffId, name, branchName }) => (
            <Cell
              key={staffId}
              title={name}
              note={branchName}
              arrow={false}
              onPress={() => onChoose(staffId)}
            />
          ))}
        </List>
      )}
    </Loadable>
  )
})
