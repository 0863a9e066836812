import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { type MarkColor, markColors } from '@/domain/library/markColors'
import { withoutFormulas } from '@/domain/library/findInTexts'
import { readAloud } from '@/platform/readAloud'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Choice } from '@/ui/controls/Choice'
import { Segmented } from '@/ui/controls/Segmented'
import { TextArea } from '@/ui/controls/TextArea'
import { Section } from '@/ui/layout/Section'
import { Sheet } from '@/ui/layout/Sheet'
import type { Reader } from './Reader'
import { wordsIn } from './wordsIn'

const COLOR_NAMES: Readonly<Record<MarkColor, string>> = {
  yellow: '黄',
  green: '绿',
  blue: '蓝',
  pink: '粉',
}

interface MarkSheetProps {
  readonly reader: Reader
  readonly block: number
  readonly onClose: () => void
}

/** Highlight and note of a paragraph, its words and its reading aloud. */
export const MarkSheet = observer(function MarkSheet({ reader, block, onClose }: MarkSheetProps) {
  const old = reader.markOf(block)
  const [color, choose] = useState<MarkColor>(old?.color ?? 'yellow')
  const [note, write] = useState(old?.note ?? '')
  const save = (): void => {
    reader.mark(block, color, note)
    onClose()
  }
  const remove = (): void => {
    reader.unmark(block)
    onClose()
  }
  const text = reader.chapter?.blocks[block]?.text ?? ''
  useEffect(() => readAloud.stop, [])
  return (
    <Sheet open onClose={onClose} title="标注这一段">
      <View className="reader__sheet">
        <Segmented
          label="颜色"
          items={markColors.map((key) => ({ key, text: COLOR_NAMES[key] }))}
          value={color}
          onChange={choose}
        />
        <TextArea label="笔记" value={note} onChange={write} maxLength={500} rows={3} />
        <Button block onPress={save}>
          保存标注
        </Button>
        {old ? (
          <Button block kind="ghost" onPress={remove}>
            删除标注
          </Button>
        ) : null}
        {readAloud.isThere() ? (
          <Button block kind="ghost" onPress={() => readAloud.read(withoutFormulas(text))}>
            朗读这一段
          </Button>
        ) : null}
        <Words words={wordsIn(text)} />
      </View>
    </Sheet>
  )
})

/** English words of the paragraph, each of which leads to its card. */
function Words({ words }: { readonly words: readonly string[] }) {
  const { navigator } = useStores()
  if (words.length === 0) return null
  return (
    <Section title="查单词">
      <Choice
        label="查单词"
        options={words.map((word) => ({ key: word, text: word }))}
        value={undefined}
        onChange={(q) => void navigator.go('vocabularySearch', { q })}
      />
    </Section>
  )
}
