import { rememberStop } from './globalTeardown'
import { startServices } from './Services'

/** Jest's global set-up of the projects that need a browser: starts what they share, unless the caller already has. */
const globalSetup = async (): Promise<void> => {
  if (process.env['YANTU_TEST_BROWSER']) return
  const { stop } = await startServices()
  rememberStop(stop)
}

export default globalSetup
