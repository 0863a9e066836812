import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildAddress } from '@/routes/buildUrl'
import { everyRow } from '@/routes/everyRow'
import { pagePathOf } from '@/routes/pagePathOf'
import type { RouteId } from '@/routes/table'
import { builtPages, openedWith } from '../../e2e/builtPages'
import type { KeptSession } from '../../e2e/sessionOf'
import { story } from '../story'
import { plannedLearner } from '../vocabulary/learner'
import { offence, type SweptTap } from './TapSweep'

const TABLE = path.resolve(__dirname, '../../../.cache/tap-sweep.tsv')

/** One row for each page: rows that share a page share its controls. */
const onePerPage = builtPages.filter((id, at) => {
  const page = pagePathOf(everyRow[id])
  return builtPages.findIndex((other) => pagePathOf(everyRow[other]) === page) === at
})

let made: Promise<KeptSession> | undefined
const learner = (): Promise<KeptSession> => (made ??= plannedLearner().then(({ session }) => session))

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

for (const id of onePerPage) {
  story(
    `every control of ${id} keeps to its budget`,
    async (app) => {
      await app.keepLogin(await learner())
      const taps = await app.weapp.sweep(addressOf(id))
      appendFileSync(TABLE, taps.map((tap) => `${line(tap)}\n`).join(''))
      expect(taps.filter((tap) => offence(tap) !== undefined).map(line)).toEqual([])
    },
    { only: 'weapp' },
  )
}

function addressOf(id: RouteId): string {
  return buildAddress(id, openedWith[id] ?? {})
}
