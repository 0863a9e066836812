import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as v from 'valibot'

const root = path.resolve(__dirname, '../..')
const require = createRequire(path.join(root, 'package.json'))
const packageSchema = v.object({ bin: v.union([v.string(), v.record(v.string(), v.string())]) })

/** The script behind a package's command: starting it with Node works on every system, `.bin` does not. */
const scriptOf = (program: string): string => {
  const folder = path.join(root, 'node_modules', program)
  const { bin } = v.parse(packageSchema, require(path.join(folder, 'package.json')))
  const script = typeof bin === 'string' ? bin : bin[program]
  if (!script) throw new Error(`${program} has no command of its name`)
  return path.join(folder, script)
}

/**
 * Runs the command of a package that bears its name in the project's root; shows its output when it fails. True when it
 * ended well.
 */
export const runProgram = (
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> => runNode([scriptOf(program), ...args], env)

/** Runs a script with Node in the project's root; shows its output when it fails. True when it ended well. */
export const runNode = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  new Promise((ended) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } })
    // A run that is interrupted leaves nothing running behind.
    const endWithUs = (): void => void child.kill('SIGTERM')
    process.once('exit', endWithUs)
    const said: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    child.once('error', (error) => {
      process.stdout.write(`${error.message}\n`)
      ended(false)
    })
    child.once('close', (code) => {
      process.off('exit', endWithUs)
      if (code !== 0) process.stdout.write(`${Buffer.concat(said).toString()}\n`)
      ended(code === 0)
    })
  })
