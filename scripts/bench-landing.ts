import { landingPageOf } from '../src/domain/landing/landingPages'
import { compare } from './bench/compare'
import { runBench } from './bench/runBench'
import { serveBeside } from './bench/serveBeside'
import { staticLanding } from './bench/staticLanding'

const ADDRESSES = ['/market/summer-gold/127'] as const

/** `npm run bench:landing`: Lighthouse medians of landing pages beside hand-written static ones with the same pictures. */
runBench(async ({ base, runs }) => {
  for (const address of ADDRESSES) {
    const page = landingPageOf(address, {})
    const template = page?.views[page.defaultTab]?.[0]?.template
    if (!page || !template) throw new Error(`${address} is no landing page`)
    const { config, title, button } = page
    const tabs = page.topTabs.map(({ text }) => text)
    const html = await staticLanding(base, { config, template, title, tabs, button: button?.text ?? '' })
    const floor = await serveBeside(html, base)
    await compare(address, base + address, { name: 'static', url: floor.url }, runs)
    floor.close()
  }
})
