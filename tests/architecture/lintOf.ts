import { spawnSync } from 'node:child_process'
import path from 'node:path'
import * as v from 'valibot'

const OXLINT = path.resolve(__dirname, '../../node_modules/oxlint/bin/oxlint')
const MOST_MS = 60_000
const said = v.object({
  diagnostics: v.array(
    v.object({ code: v.optional(v.string(), ''), message: v.string(), filename: v.string() }),
  ),
})

/** Linter messages for the files of a folder. */
export const lintOf = (folder: string, ...args: readonly string[]) => {
  const { stdout, stderr } = spawnSync(process.execPath, [OXLINT, '--format=json', ...args], {
    cwd: folder,
    encoding: 'utf8',
    timeout: MOST_MS,
  })
  if (!stdout.startsWith('{')) throw new Error(`the linter did not run in ${folder}: ${stdout}${stderr}`)
  return v.parse(said, JSON.parse(stdout)).diagnostics
}
