import { compare } from './bench/compare'
import { runBench } from './bench/runBench'
import { serveBeside } from './bench/serveBeside'
import { snapshot } from './bench/snapshot'

/** `npm run bench:home`: Lighthouse medians of home beside its scriptless copy, in one run. Prints; never fails. */
runBench(async ({ browser, base, runs }) => {
  const floor = await serveBeside(await snapshot(browser, `${base}/`), base)
  await compare('home', `${base}/`, { name: 'scriptless copy', url: floor.url }, runs)
  floor.close()
})
