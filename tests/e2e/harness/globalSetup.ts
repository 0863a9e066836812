import path from 'node:path'
import { isFresh } from '../../../scripts/buildIfStale'
import { rememberStop } from './globalTeardown'
import { startServices } from './Services'

/** What of jest's own settings is read here. */
interface RunSettings {
  readonly maxWorkers: number
}

const ROOT = path.resolve(__dirname, '../../..')

/** Who tells one story while he works on the other target may leave that one as it is, but not unknowingly. */
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
