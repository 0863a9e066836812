import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { story } from '../story'
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

for (const { id, address } of pagesOfMiniProgram) {
  story(
    `every control of ${id} keeps to its budget`,
    async (app) => {
      await app.keepLogin(await visitor())
      const taps = await app.weapp.sweep(address)
      appendFileSync(TABLE, taps.map((tap) => `${line(tap)}\n`).join(''))
      expect(taps.filter((tap) => offence(tap) !== undefined).map(line)).toEqual([])
    },
    { only: 'weapp' },
  )
}
