import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { storyOfEveryPage } from '../story'
import { visitor } from '../../e2e/visitor'
import { pagesOfMiniProgram } from './pagesOfMiniProgram'
import { offence, type SweptTap } from './TapSweep'

const TABLE = path.resolve(__dirname, '../../../.cache/tap-sweep.tsv')

/** Pages of something that this visitor has not got: a coupon of the others. */
const OPENED_WITHOUT: readonly string[] = ['usableCourse']

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

// Use one start for all checks, since it is most of a page's cost: an offline start without cached data.
storyOfEveryPage(
  pagesOfMiniProgram,
  'says something when it starts without a network, can be swiped to its end, and keeps each of its controls to its budget',
  async (app, { id, address }) => {
    await app.keepLogin(await visitor())
    await app.cutNetwork()
    await app.open(address, { swipersMove: false })
    expect(await app.weapp.restingText()).not.toBe('')
    await app.restoreNetwork()
    await app.weapp.reLaunch(address)
    expect(await app.weapp.restingText()).not.toBe('')
    // With a network no page offers a retry.
    expect(await app.isSeen('重新加载')).toBe(OPENED_WITHOUT.includes(id))
    expect(await app.weapp.swipeToEnd()).toBeNull()
    const taps = await app.weapp.sweep(address)
    appendFileSync(TABLE, taps.map((tap) => `${line(tap)}\n`).join(''))
    expect(taps.filter((tap) => offence(tap) !== undefined).map(line)).toEqual([])
  },
  { allow: { console: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/] } },
)
