import { measure, type Measure } from './lighthouse'
import { median } from './median'

const row = (name: string, runs: readonly Measure[]): string => {
  const of = (key: keyof Measure): number => median(runs.map((run) => run[key]))
  const times = [of('fcp'), of('lcp'), of('tbt')].map((ms) => String(Math.round(ms)).padStart(8)).join('')
  return `${name.padEnd(28)}${String(of('score')).padStart(6)}${times}${of('cls').toFixed(3).padStart(8)}\n`
}

/** The head of the table that `compare` prints. */
export const tableHead = (runs: number): string =>
  `${''.padEnd(28)} score     FCP     LCP     TBT     CLS   (medians of ${runs}, ms)\n`

/** Measures a page beside its floor, turn by turn so that both meet the same machine; prints medians and the ratio of LCP. */
export const compare = async (
  name: string,
  url: string,
  floor: { readonly name: string; readonly url: string },
  runs: number,
): Promise<void> => {
  const measured: { page: Measure[]; floor: Measure[] } = { page: [], floor: [] }
  for (let turn = 0; turn < runs; turn++) {
    measured.page.push(await measure(url))
    measured.floor.push(await measure(floor.url))
  }
  const lcp = (list: readonly Measure[]) => median(list.map((run) => run.lcp))
  const ratio = (lcp(measured.page) / lcp(measured.floor)).toFixed(2)
  process.stdout.write(row(name, measured.page) + row(`${name}, ${floor.name}`, measured.floor))
  process.stdout.write(`${name}: LCP is ${ratio} × ${floor.name}\n`)
}
