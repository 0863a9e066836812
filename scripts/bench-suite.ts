import { spawn, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { growProject } from './bench/growProject'

const root = path.resolve(__dirname, '..')

/** A copy of what is committed or staged, with a dummy for each row that has no page. */
const grownCopy = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yantu-suite-'))
  execFileSync('git', ['checkout-index', '--all', `--prefix=${folder}/`], { cwd: root })
  const made = growProject(folder)
  process.stdout.write(`${made} dummy pages in ${folder}\n`)
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt'], { cwd: folder, stdio: 'ignore' })
  return folder
}

/** `npm run bench:suite`: how long `npm test` takes, part by part, when every row of the route table has a page. Its figures count; what dummies lack, fails. */
const main = async (): Promise<void> => {
  const folder = grownCopy()
  const start = Date.now()
  const suite = spawn(process.execPath, ['--import', 'tsx', 'scripts/test.ts'], {
    cwd: folder,
    stdio: 'inherit',
  })
  await new Promise((ended) => suite.once('exit', ended))
  process.stdout.write(`${Math.round((Date.now() - start) / 1000)} s\n`)
  rmSync(folder, { recursive: true, force: true })
}

void main()
