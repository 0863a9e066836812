import { execFile } from 'node:child_process'
import { root } from '../../architecture/sourceFiles'

/** Runs an operator script with the key `key` and returns its output. */
export const runScript = (script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', `scripts/${script}.ts`, ...args],
      { cwd: root, env: { ...process.env, OPERATOR_KEY: 'key', ...env } },
      (_, out, err) => resolve(`${out}${err}`.trim()),
    )
  })
