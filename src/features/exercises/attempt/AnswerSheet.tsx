import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { SheetCell } from '@/domain/attempt/answerSheet'
import { Button } from '@/ui/controls/Button'
import { cx } from '@/ui/cx'
import { Pressable } from '@/ui/controls/Pressable'
import { Segmented } from '@/ui/controls/Segmented'
import { Sheet } from '@/ui/layout/Sheet'
import { ariaProps } from '@/ui/controls/target'
import { cellText, cellTexts, legendOf, sheetFilters, type SheetFilter } from './sheetTexts'
import './AnswerSheet.scss'

/** As many cells as a mini-program may be sent at once. */
const GROUP = 50

interface AnswerSheetProps {
  readonly open: boolean
  /** Lazy: answers beside a closed sheet compute no cells. */
  readonly cells: () => readonly SheetCell[]
  /** The question on screen, from 0; asked for like the cells: the way to the next one draws no closed sheet. */
  readonly at: () => number
  readonly onJump: (at: number) => void
  readonly onClose: () => void
  /** In a review one looks for what went wrong, in an attempt for what is open. */
  readonly isReview?: boolean | undefined
  /** The learner's own marks in this kind of attempt. */
  readonly noted: 'marked' | 'guessed'
  /** Whether cells jump to their question; false in a forward-only order. */
  readonly canJump?: boolean | undefined
  /** The way out from any question. */
  readonly end?: { readonly text: string; readonly onPress: () => void } | undefined
}

/** 答题卡: every question by number, its state by shape and in words, and the way to it. */
export function AnswerSheet({ open, onClose, end, ...grid }: AnswerSheetProps) {
  const footer = end && (
    <Button block kind="soft" onPress={end.onPress} testId="sheet-hand-in">
      {end.text}
    </Button>
  )
  return (
    <Sheet open={open} onClose={onClose} title="答题卡" footer={footer} testId="answer-sheet">
      <Grid {...grid} />
    </Sheet>
  )
}

const Grid = observer(function Grid({
  cells: current,
  at: place,
  onJump,
  isReview,
  noted,
  canJump = true,
}: Omit<AnswerSheetProps, 'open' | 'onClose' | 'end'>) {
  const cells = current()
  const at = place()
  const [filter, setFilter] = useState<SheetFilter>('all')
  const [group, setGroup] = useState(() => Math.floor(at / GROUP))
  const filters: readonly SheetFilter[] = isReview ? ['all', 'wrong', noted] : ['all', 'unanswered', noted]
  const found = cells.filter(sheetFilters[filter].fits)
  const groups = Math.ceil(found.length / GROUP)
  const shown = Math.min(group, Math.max(0, groups - 1))
  return (
    <View className="answer-sheet">
      <Segmented
        items={filters.map((key) => ({
          key,
          text: `${sheetFilters[key].text} ${cells.filter(sheetFilters[key].fits).length}`,
        }))}
        value={filter}
        onChange={setFilter}
        label="筛选题目"
      />
      {groups > 1 ? <Groups found={found} shown={shown} onShow={setGroup} /> : null}
      <View className="answer-sheet__cells">
        {found.slice(shown * GROUP, (shown + 1) * GROUP).map((cell) => (
          <Pressable
            key={cell.questionId}
            feedback="none"
            className={cx(
              'answer-sheet__cell',
              `answer-sheet__cell--${cell.state}`,
              sheetFilters[noted].fits(cell) && 'answer-sheet__cell--noted',
              cell.no - 1 === at && 'answer-sheet__cell--now',
            )}
            label={cellText(cell, cell.no - 1 === at)}
            disabled={!canJump}
            onPress={() => onJump(cell.no - 1)}
            testId={`cell-${cell.no}`}
          >
            {cell.no}
          </Pressable>
        ))}
      </View>
      {found.length === 0 ? <View className="answer-sheet__none">没有这样的题</View> : null}
      <Legend cells={cells} noted={noted} />
    </View>
  )
})

interface LegendProps extends Pick<AnswerSheetProps, 'noted'> {
  readonly cells: readonly SheetCell[]
}

/** Legend of the shapes. */
function Legend({ cells, noted }: LegendProps) {
  return (
    <View className="answer-sheet__legend" {...ariaProps({ hidden: true })}>
      {legendOf(cells).map((state) => (
        <View key={state} className="answer-sheet__key">
          <View className={`answer-sheet__dot answer-sheet__cell--${state}`} />
          {cellTexts[state]}
        </View>
      ))}
      <View className="answer-sheet__key">
        <View className="answer-sheet__dot answer-sheet__cell--noted" />
        {sheetFilters[noted].text}
      </View>
      <View className="answer-sheet__key">
        <View className="answer-sheet__dot answer-sheet__cell--now" />
        当前
      </View>
    </View>
  )
}

interface GroupsProps {
  readonly found: readonly SheetCell[]
  /** The group that is shown, from 0. */
  readonly shown: number
  readonly onShow: (group: number) => void
}

/** Long papers are shown by fifty. */
function Groups({ found, shown, onShow }: GroupsProps) {
  const groups = Array.from({ length: Math.ceil(found.length / GROUP) }, (_unused, no) => {
    const cells = found.slice(no * GROUP, (no + 1) * GROUP)
    return { key: String(no), text: `${cells[0]?.no ?? ''}–${cells[cells.length - 1]?.no ?? ''}` }
  })
  return (
    <Segmented items={groups} value={String(shown)} onChange={(key) => onShow(Number(key))} label="题号" />
  )
}
