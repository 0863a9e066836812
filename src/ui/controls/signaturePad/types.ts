/** Props of the paper to write on by hand, which each target draws on its own canvas. */
export interface SignaturePadProps {
  readonly label: string
  /** What is written, as lib/Ink keeps it; empty paper for ''. */
  readonly ink: string
  /** Told when the pen leaves the paper. */
  readonly onWrite: (ink: string) => void
  readonly testId?: string | undefined
}
