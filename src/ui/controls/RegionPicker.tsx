import { useState } from 'react'
import { View } from '@tarojs/components'
import { Button } from './Button'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { Pressable } from './Pressable'
import './RegionPicker.scss'
import { Sheet } from '../layout/Sheet'
import { ariaProps } from './target'

/** A place and the places in it. */
export interface Region {
  code: string
  name: string
  /** The places in it; an empty list for the innermost. Absent: not known yet, see `onPick`. */
  children?: readonly Region[] | undefined
}

interface RegionPickerProps {
  open: boolean
  onClose: () => void
  title: string
  /** Up to three levels: province, city, district. */
  regions: readonly Region[]
  /** The codes chosen so far, from the outside in. */
  value: readonly string[]
  /** The chosen places, from the outside in; called by the button at the bottom. */
  onConfirm: (chosen: Region[]) => void
  /** Called with each place that is picked, so that the places in it can be fetched while they are not known. */
  onPick?: ((code: string) => void) | undefined
  /** Named above the columns. */
  levels?: readonly string[] | undefined
  testId?: string | undefined
}

/** A sheet with three columns: each choice opens the next one. */
export function RegionPicker(props: RegionPickerProps) {
  const {
    open,
    onClose,
    title,
    regions,
    value,
    onConfirm,
    onPick,
    levels = ['省份', '城市', '区县'],
    testId,
  } = props
  const [draft, setDraft] = useState<readonly string[]>(value)
  const [wasOpen, setWasOpen] = useState(open)
  // Opening starts from what is chosen outside; nothing else may overwrite a choice under way.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setDraft(value)
  }
  const { columns, chosen, complete } = walk(regions, draft, onPick !== undefined)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      height="tall"
      className="yt-region"
      testId={testId}
      footer={
        <Button block disabled={!complete} onPress={() => onConfirm(chosen)} testId="region-confirm">
          {complete ? `选好了：${chosen.map(({ name }) => name).join(' ')}` : '请选到区/县'}
        </Button>
      }
    >
      <View className="yt-region__columns">
        {columns.map((column, depth) => (
          <Column
            key={depth === 0 ? 'root' : draft[depth - 1]}
            label={levels[depth] ?? ''}
            regions={column}
            value={draft[depth]}
            onPick={(code) => {
              setDraft([...draft.slice(0, depth), code])
              onPick?.(code)
            }}
          />
        ))}
      </View>
    </Sheet>
  )
}

/** The columns to show for a list of codes, what they name, and whether the last one has nothing further in it. */
function walk(regions: readonly Region[], codes: readonly string[], isGrowing: boolean) {
  const columns: (readonly Region[])[] = [regions]
  const chosen: Region[] = []
  for (const code of codes) {
    const region = columns[columns.length - 1]?.find((candidate) => candidate.code === code)
    if (!region) break
    chosen.push(region)
    if (region.children === undefined && isGrowing) return { columns, chosen, complete: false }
    if (!region.children?.length) return { columns, chosen, complete: true }
    columns.push(region.children)
  }
  return { columns, chosen, complete: false }
}

interface ColumnProps {
  label: string
  regions: readonly Region[]
  value: string | undefined
  onPick: (code: string) => void
}

function Column({ label, regions, value, onPick }: ColumnProps) {
  return (
    <View className="yt-region__column" {...ariaProps({ role: 'group', label })}>
      {regions.map(({ code, name }) => (
        <Pressable
          key={code}
          role="radio"
          feedback="row"
          className={cx('yt-region__place', code === value && 'yt-region__place--on')}
          checked={code === value}
          onPress={() => onPick(code)}
        >
          <View className="yt-grow">{name}</View>
          {code === value ? <Icon name="check" /> : null}
        </Pressable>
      ))}
    </View>
  )
}
