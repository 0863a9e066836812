import path from 'node:path'
import { isFresh } from '../../../scripts/buildIfStale'
import { rememberStop } from './globalTeardown'
import { startServices } from './Services'

/** The jest settings used here. */
interface RunSettings {
  readonly maxWorkers: number
}

const ROOT = path.resolve(__dirname, '../../..')

/** Warns about stale builds of targets that a run does not rebuild. */
const sayWhatIsOld = (): void => {
  for (const target of ['h5', 'weapp'] as const)
    if (!isFresh(ROOT, target))
      process.stdout.write(`dist/${target} is not of these sources: npm run build:${target}\n`)
}

/** Jest's global set-up of the projects that need a browser: starts what they use, once for all of them. */
const globalSetup = async ({ maxWorkers }: RunSettings): Promise<void> => {
  sayWhatIsOld()
  const { stop } = await startServices(maxWorkers)
  rememberStop(stop)
}

export default globalSetup
