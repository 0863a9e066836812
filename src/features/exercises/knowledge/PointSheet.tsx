import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import type { KnowledgeSubject } from '@/contracts/exercise/knowledge'
import { Sheet } from '@/ui/layout/Sheet'
import { masteryText, type PlacedPoint } from './masteryTexts'
import { MasteryBar } from './MasteryBar'
import { PointActions } from './PointActions'

interface PointSheetProps {
  readonly subject: KnowledgeSubject
  /** Draws the points of the subject; a tap on one hands it over. */
  readonly children: (show: (placed: PlacedPoint) => void) => ReactNode
}

/** The knowledge points of a subject, and a sheet with the current state of the tapped one. */
export function PointSheet({ subject, children }: PointSheetProps) {
  const [name, setName] = useState('')
  const [isOpen, setOpen] = useState(false)
  const shown = subject.points.find(({ point }) => point === name)
  const show = ({ point }: PlacedPoint): void => {
    setName(point.point)
    setOpen(true)
  }
  return (
    <>
      {children(show)}
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={name} testId="point-sheet">
        {shown ? (
          <View className="exercise__part">
            <MasteryBar point={shown} />
            <View className="exercise__note">{masteryText(shown)}</View>
            <PointActions subject={subject.subject} point={shown} />
          </View>
        ) : null}
      </Sheet>
    </>
  )
}
