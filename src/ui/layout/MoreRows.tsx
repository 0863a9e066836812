import { type ReactNode, useState } from 'react'
import { Button } from '../controls/Button'

interface MoreRowsProps<Row> {
  readonly rows: readonly Row[]
  /** The number of rows that each tap adds. */
  readonly step: number
  /** The number of rows at first, where a page shows several lists; otherwise one step. */
  readonly first?: number
  /** Counts rows in the text of the button: 个专业. */
  readonly unit: string
  readonly draw: (row: Row) => ReactNode
}

/** Draws a list in steps: a mini-program sends every row to its view, and a tap may send 24 KB (decisions/035). */
export function MoreRows<Row>({ rows, step, first = step, unit, draw }: MoreRowsProps<Row>) {
  const [shown, show] = useState(first)
  const left = rows.length - shown
  return (
    <>
      {rows.slice(0, shown).map(draw)}
      {left > 0 ? (
        <Button kind="ghost" block onPress={() => show(shown + step)} testId="more-rows">
          {`再看 ${Math.min(step, left)} ${unit}（还有 ${left}）`}
        </Button>
      ) : null}
    </>
  )
}
