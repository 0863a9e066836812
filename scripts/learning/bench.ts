import { runBars } from '../bench/runBars'
import { benchAbility } from './benchAbility'
import { benchMistakes } from './benchMistakes'

const print = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)

runBars((bars) => {
  benchMistakes(bars, print)
  process.stdout.write('\n')
  benchAbility(bars, print)
  return Promise.resolve()
})
