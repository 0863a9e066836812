import { Bars } from './Bars'

/** Runs a bench as a command: exits with 1 when it could not measure or a bar was missed, and says which. */
export const runBars = (work: (bars: Bars) => Promise<void>): void => {
  const bars = new Bars()
  work(bars).then(
    () => {
      process.stderr.write(bars.describe())
      process.exit(bars.exitCode)
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
      process.exit(1)
    },
  )
}
