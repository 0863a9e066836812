import { rememberStop } from './globalTeardown'
import { startServices } from './Services'

/** What of jest's own settings is read here. */
interface RunSettings {
  readonly maxWorkers: number
}

/** Jest's global set-up of the projects that need a browser: starts what they use, once for all of them. */
const globalSetup = async ({ maxWorkers }: RunSettings): Promise<void> => {
  const { stop } = await startServices(maxWorkers)
  rememberStop(stop)
}

export default globalSetup
