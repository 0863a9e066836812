import { runBars } from '../bench/runBars'
import { benchAbility } from './benchAbility'

const print = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)

runBars(async (bars) => {
  benchAbility(bars, print)
})
