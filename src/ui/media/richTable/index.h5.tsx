import type { RichTableProps } from './types'

/** A table as the browser knows it. */
export function RichTable({ head, rows }: RichTableProps) {
  return (
    <table className="yt-rich__table">
      <thead>
        <tr className="yt-rich__row yt-rich__row--head">
          {head.map((cell) => (
            <th key={cell} className="yt-rich__cell">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()} className="yt-rich__row">
            {row.map((cell, index) => (
              <td key={index} className="yt-rich__cell">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
