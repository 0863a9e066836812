import { useState } from 'react'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Sheet } from '@/ui/layout/Sheet'

interface PickerProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly key: string; readonly text: string; readonly note?: string }[]
  readonly onChange: (key: string) => void
  readonly testId?: string
}

/** One of many: a cell that opens a sheet with all of them. */
export function Picker({ label, value, options, onChange, testId }: PickerProps) {
  const [isOpen, setOpen] = useState(false)
  const chosen = options.find(({ key }) => key === value)
  const choose = (key: string): void => {
    setOpen(false)
    onChange(key)
  }
  return (
    <>
      <List label={label}>
        <Cell title={label} value={chosen?.text ?? '请选择'} onPress={() => setOpen(true)} testId={testId} />
      </List>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={label} height="tall">
        <List label={label}>
          {options.map(({ key, text, note }) => (
            <Cell
              key={key}
              title={text}
              note={note}
              arrow={false}
              value={key === value ? '已选' : undefined}
              onPress={() => choose(key)}
            />
          ))}
        </List>
      </Sheet>
    </>
  )
}
