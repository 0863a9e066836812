import { observer } from 'mobx-react'
import { useState } from 'react'
import { exportActivities, type ExportTable } from '@/contracts/sales/figures'
import { textFile } from '@/platform/textFile'
import { Task } from '@/stores/page/Task'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { useStaff } from '../session/useStaff'
import { lastDays } from '../shared/salesTexts'

interface ExportButtonProps {
  readonly table: ExportTable
  readonly days: number
  readonly promotionId?: string
  /** Tells buttons of one page apart. */
  readonly text: string
  readonly testId: string
}

/** Saves a table of figures as CSV; absent for members who may not. */
export const ExportButton = observer(function ExportButton(props: ExportButtonProps) {
  const { table, days, promotionId, text, testId } = props
  const { ui, clock } = useStores()
  const staff = useStaff()
  const [task] = useState(() => new Task())
  if (!staff.may('activity.export')) return null
  const save = (): Promise<unknown> =>
    task.run(
      async () => {
        const body = {
          ...lastDays(days, clock.now()),
          table,
          ...(promotionId !== undefined && { promotionId }),
        }
        const { name, csv, rows } = await staff.call(exportActivities, { body }, { quiet: true })
        const isGiven = await textFile.give(name, csv, 'text/csv')
        ui.say(isGiven ? `已导出 ${rows} 行` : '这里不能保存文件，请用电脑浏览器导出')
      },
      ({ msg }) => ui.say(msg),
    )
  return (
    <Button size="s" kind="soft" loading={task.isRunning} onPress={() => void save()} testId={testId}>
      {text}
    </Button>
  )
})
