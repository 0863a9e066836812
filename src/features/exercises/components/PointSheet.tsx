import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { Sheet } from '@/ui/Sheet'
import { masteryText, type PlacedPoint } from '../models/masteryTexts'
import { MasteryBar } from './MasteryBar'
import { PointActions } from './PointActions'

interface PointSheetProps {
  /** Draws the points; a tap on one hands it over. */
  readonly children: (show: (placed: PlacedPoint) => void) => ReactNode
}

/** Knowledge points, and a sheet about the one that was tapped. */
export function PointSheet({ children }: PointSheetProps) {
  const [placed, setPlaced] = useState<PlacedPoint>()
  const [isOpen, setOpen] = useState(false)
  const show = (next: PlacedPoint): void => {
    setPlaced(next)
    setOpen(true)
  }
  return (
    <>
      {children(show)}
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={placed?.point.point ?? ''}
        testId="point-sheet"
      >
        {placed ? (
          <View className="exercise__part">
            <MasteryBar point={placed.point} />
            <View className="exercise__note">{masteryText(placed.point)}</View>
            <PointActions subject={placed.subject.subject} point={placed.point} />
          </View>
        ) : null}
      </Sheet>
    </>
  )
}
