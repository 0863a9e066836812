import { execFileSync } from 'node:child_process'
import path from 'node:path'

test('a control whose own name lacks what is seen on it is refused', () => {
  execFileSync(process.execPath, [path.join(__dirname, 'judgeLabels.mjs')], { stdio: 'pipe' })
})
