import { useState } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { tableFile } from '@/platform/tableFile'
import { Button } from '@/ui/controls/Button'
import { Sheet } from '@/ui/layout/Sheet'
import { TextArea } from '@/ui/controls/TextArea'
import type { ClueList } from './ClueList'

const TEMPLATE = '手机号,姓名,院校,专业班级'
const MOST_CHARACTERS = 100_000

/** Cells copied from a spreadsheet are separated by tabs. A line with commas is CSV, and a tab in it belongs to a cell. */
const commaSeparated = (text: string): string =>
  text.replace(/^[^,\n]*\t[^,\n]*$/gm, (line) => line.replace(/\t/g, ','))

interface ImportSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly list: ClueList
}

/** Leads out of a spreadsheet: a CSV file, or rows that are pasted. */
export const ImportSheet = observer(function ImportSheet({ open, onClose, list }: ImportSheetProps) {
  const [text, setText] = useState(`${TEMPLATE}\n`)
  const [said, say] = useState<readonly string[]>([])
  const choose = async (): Promise<void> => {
    const table = await tableFile.take()
    if (table === null) return
    if (table === undefined) return say(['没有读到文件：请选择 1 MB 以内的 CSV，并存为 UTF-8 编码'])
    if (table.length > MOST_CHARACTERS) return say(['文件太大，请删去多余的列，或分成几份导入'])
    setText(table.replace(/^\uFEFF/, ''))
    say([])
  }
  const run = async (): Promise<void> => {
    const result = await list.import(commaSeparated(text))
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
          选择文件，或从表格里复制后粘贴；第一行是列名：{TEMPLATE}
          。同一手机号当天只算一条，资料会合并。一次最多 500 行。
        </View>
        {list.promotionId ? (
          <View className="sales__hint">{`导入的线索会计入推广 ${list.promotionId}`}</View>
        ) : null}
        <Button kind="soft" block onPress={() => void choose()} testId="import-choose">
          选择 CSV 文件
        </Button>
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
