/** A table of short texts. */
export interface RichTableProps {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
