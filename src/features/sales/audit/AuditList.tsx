import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CallOutput } from '@/contracts/define'
import { staffAudit } from '@/contracts/staff/audit'
import { usePageStore } from '@/stores/page/usePageStore'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { useStaff } from '../session/useStaff'
import { KeysetList } from '../shared/KeysetList'
import { moment } from '../shared/salesTexts'
import { DataTable } from '../table/DataTable'
import { auditText } from './auditTexts'

type Entry = CallOutput<typeof staffAudit>['list'][number]

const PAGE_SIZE = 20

const columns = [
  { name: '时间', of: ({ at }: Entry) => moment(at) },
  { name: '操作人', of: ({ actor }: Entry) => (actor === 'key' ? '机器密钥' : actor) },
  { name: '操作', of: ({ action }: Entry) => auditText(action) },
  { name: '对象', of: ({ subject }: Entry) => subject || '—' },
]

/** The audit log, newest first: head office reads all, a manager that of the branch. */
export const AuditList = observer(function AuditList() {
  const staff = useStaff()
  const { list } = usePageStore(() => {
    const entries = new KeysetList<Entry, number>((before) =>
      staff.call(
        staffAudit,
        { query: { size: String(PAGE_SIZE), ...(before !== undefined && { before: String(before) }) } },
        { quiet: true },
      ),
    )
    return { list: entries, start: () => void entries.load() }
  })
  return (
    <Loadable phase={list.phase} onRetry={() => void list.load()}>
      {() =>
        list.rows.length === 0 ? (
          <Empty title="还没有操作记录" hint="登录、查看手机号、导出等操作会记在这里" />
        ) : (
          <View className="sales__stack">
            <View className="sales__hint">记录只能查看，任何人都不能修改或删除。</View>
            <DataTable
              label="操作记录"
              columns={columns}
              rows={list.rows}
              idOf={({ id }) => String(id)}
              testId="audit-table"
            />
            {list.next === null ? null : (
              <Button kind="soft" block loading={list.more.isRunning} onPress={() => void list.goOn()}>
                加载更多
              </Button>
            )}
          </View>
        )
      }
    </Loadable>
  )
})
