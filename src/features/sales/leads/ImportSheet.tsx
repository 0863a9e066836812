import { useState } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/ui/controls/Button'
import { Sheet } from '@/ui/layout/Sheet'
import { TextArea } from '@/ui/controls/TextArea'
import type { ClueList } from './ClueList'

const TEMPLATE = '手机号,姓名,院校,专业班级'
const MOST_CHARACTERS = 100_000

interface ImportSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly list: ClueList
}

/** Leads out of a spreadsheet: its rows are pasted as CSV or as copied cells. */
export const ImportSheet = observer(function ImportSheet({ open, onClose, list }: ImportSheetProps) {
  const [text, setText] = useState(`${TEMPLATE}\n`)
  const [said, say] = useState<readonly string[]>([])
  const run = async (): Promise<void> => {
    // Cells copied from a spreadsheet are separated by tabs.
    const result = await list.import(text.includes('\t') ? text.replace(/\t/g, ',') : text)
    if (!result) return
    const { added, merged, refused } = result
    say([
      `新增 ${added} 条，合并 ${merged} 条，未导入 ${refused.length} 条`,
      ...refused.slice(0, 10).map(({ line, reason }) => `第 ${line} 行：${reason}`),
    ])
  }
  return (
    <Sheet open={open} onClose={onClose} title="导入线索" height="tall">
      <View className="sales__stack">
        <View className="sales__hint">
          从表格里复制后粘贴，第一行是列名：{TEMPLATE}。同一手机号当天只算一条，资料会合并。一次最多 500 行。
        </View>
        <TextArea
          label="表格内容"
          value={text}
          onChange={setText}
          rows={8}
          maxLength={MOST_CHARACTERS}
          testId="import-text"
        />
        {said.map((line) => (
          <View key={line} className="sales__url">
            {line}
          </View>
        ))}
        <Button block loading={list.importing.isRunning} onPress={() => void run()} testId="import-run">
          导入
        </Button>
      </View>
    </Sheet>
  )
})
