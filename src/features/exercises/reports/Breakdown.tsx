import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import { isThin, tallyText } from './reportTexts'
import { ShareRows } from './ShareRows'

interface BreakdownProps {
  readonly title: string
  readonly rows: AttemptReport['knowledge']
}

/** The parts of a score; one that rests on too little is grey and says so. */
export function Breakdown({ title, rows }: BreakdownProps) {
  return (
    <ShareRows
      title={title}
      rows={rows.map((row) => ({
        key: `${row.subject ?? ''}:${row.name}`,
        name: row.name,
        share: row.points > 0 ? row.earned / row.points : 0,
        text: tallyText(row),
        isThin: isThin(row),
      }))}
    />
  )
}
