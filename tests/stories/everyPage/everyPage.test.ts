import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { storyOfEveryPage } from '../story'
import { visitor } from '../../e2e/visitor'
import { pagesOfMiniProgram } from './pagesOfMiniProgram'
import { offence, type SweptTap } from './TapSweep'

const TABLE = path.resolve(__dirname, '../../../.cache/tap-sweep.tsv')

const line = (tap: SweptTap): string =>
  [
    tap.page,
    tap.kind,
    tap.calls,
    tap.own,
    tap.coming,
    tap.control.replace(/\s+/g, ' '),
    offence(tap) ?? '',
  ].join('\t')

beforeAll(() => {
  mkdirSync(path.dirname(TABLE), { recursive: true })
  rmSync(TABLE, { force: true })
})

// One visit for all of it: what a page costs the suite is mostly its start.
storyOfEveryPage(
  pagesOfMiniProgram,
  'can be swiped to its end, keeps each of its controls to its budget, and says something when it starts without a network',
  async (app, { address }) => {
    await app.keepLogin(await visitor())
    await app.open(address, { swipersMove: false })
    expect(await app.weapp.restingText()).not.toBe('')
    expect(await app.weapp.swipeToEnd()).toBeNull()
    const taps = await app.weapp.sweep(address)
    appendFileSync(TABLE, taps.map((tap) => `${line(tap)}\n`).join(''))
    expect(taps.filter((tap) => offence(tap) !== undefined).map(line)).toEqual([])
    await app.cutNetwork()
    await app.relaunch(address)
    expect(await app.weapp.restingText()).not.toBe('')
  },
  { allow: { console: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/] } },
)
