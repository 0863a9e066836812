import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import type { Discipline } from '@/contracts/choose/fields'
import { chooseMajors } from '@/contracts/choose/majors'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Cell } from '@/ui/layout/Cell'
import { Checkbox } from '@/ui/controls/Checkbox'
import { List } from '@/ui/layout/List'
import { MoreRows } from '@/ui/layout/MoreRows'
import { Loadable } from '@/ui/feedback/Loadable'
import type { Choice } from './choiceReturn'
import { MajorCategories } from './MajorCategories'

interface MajorPickerProps {
  readonly value: Choice
  readonly onChange: (value: Choice) => void
  readonly most: number
}

/** Majors by category and discipline; several may be chosen. */
export function MajorPicker(props: MajorPickerProps) {
  return <MajorCategories draw={(category) => <Disciplines parent={category} {...props} />} />
}

interface DisciplinesProps extends MajorPickerProps {
  readonly parent: string
}

const KINDS = [
  ['academic', '学术学位'],
  ['professional', '专业学位'],
] as const

const Disciplines = observer(function Disciplines({ parent, ...props }: DisciplinesProps) {
  const { call } = useStores()
  const [open, setOpen] = useState('')
  const below = useResource(() => call(chooseMajors, { query: { parent } }, { quiet: true }))
  return (
    <Loadable phase={below.phase} skeleton="list" size="small" onRetry={() => void below.load()}>
      {(list) => (
        <>
          {KINDS.map(([kind, title]) => {
            const rows = list
              .filter((row) => row.kind === kind)
              .sort((one, other) => other.programmes - one.programmes)
            return rows.length === 0 ? null : (
              <List key={kind} title={title}>
                <MoreRows
                  rows={rows}
                  first={3}
                  step={12}
                  unit="个专业"
                  draw={(row) => (
                    <View key={row.code}>
                      <MajorRow
                        major={row}
                        {...props}
                        more={
                          <Button
                            kind="ghost"
                            size="s"
                            label={`${open === row.code ? '收起' : '展开'}${row.name}的方向`}
                            onPress={() => setOpen(open === row.code ? '' : row.code)}
                            testId={`more-${row.code}`}
                          >
                            {open === row.code ? '收起' : '方向'}
                          </Button>
                        }
                      />
                      {open === row.code ? <SecondLevel parent={row.code} {...props} /> : null}
                    </View>
                  )}
                />
              </List>
            )
          })}
        </>
      )}
    </Loadable>
  )
})

const SecondLevel = observer(function SecondLevel({ parent, ...props }: DisciplinesProps) {
  const { call } = useStores()
  const below = useResource(() => call(chooseMajors, { query: { parent } }, { quiet: true }))
  return (
    <Loadable phase={below.phase} skeleton="block" size="small" onRetry={() => void below.load()}>
      {(list) =>
        list.length === 0 ? (
          <Cell title="没有收录二级学科，直接选上面的专业" />
        ) : (
          <>
            <MoreRows
              rows={list}
              step={12}
              unit="个专业"
              draw={(row) => <MajorRow key={row.code} major={row} {...props} />}
            />
          </>
        )
      }
    </Loadable>
  )
})

interface MajorRowProps extends MajorPickerProps {
  readonly major: Discipline
  readonly more?: ReactNode
}

function MajorRow({ major: { code, name, programmes }, value, onChange, most, more }: MajorRowProps) {
  const isChosen = value.some(({ id }) => id === code)
  const toggle = (checked: boolean): void =>
    onChange(checked ? [...value, { id: code, name }] : value.filter(({ id }) => id !== code))
  const label = `${name} ${code}${programmes > 0 ? `，${programmes} 个招生项目` : ''}`
  return (
    <Cell
      title={
        <Checkbox
          checked={isChosen}
          disabled={!isChosen && value.length >= most}
          onChange={toggle}
          label={label}
          testId={`major-${code}`}
        />
      }
      value={more}
    />
  )
}
