/** Props of the paper to write on by hand, which each target draws on its own canvas. */
export interface SignaturePadProps {
  readonly label: string
  /** The ink as serialised by lib/Ink; empty paper for ''. */
  readonly ink: string
  /** Called when the pen leaves the paper. */
  readonly onWrite: (ink: string) => void
  readonly testId?: string | undefined
}
