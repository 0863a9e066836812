import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installDebianPackages } from './ensureChromium'

const BASE = '/usr/lib/postgresql'

/** A PostgreSQL of our own on a free loopback port. */
export interface Postgres {
  readonly url: string
  /** Stops it the named way, with what it was doing cut off, and starts it again on the same data. */
  restart(mode: 'fast' | 'immediate'): Promise<void>
  stop(): void
}

const binaries = (): string | undefined => {
  if (!existsSync(BASE)) return undefined
  const version = readdirSync(BASE).sort((a, b) => Number(b) - Number(a))[0]
  const folder = version ? path.join(BASE, version, 'bin') : ''
  return existsSync(path.join(folder, 'initdb')) ? folder : undefined
}

const freePort = (): number => {
  const script = `const s=require('net').createServer();s.listen(0,'127.0.0.1',()=>{process.stdout.write(String(s.address().port));s.close()})`
  return Number(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }))
}

/** PostgreSQL refuses to run as root: there it runs as the system's postgres user. */
const commandOf = (program: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...args]]
    : [program, [...args]]

const asPostgres = (program: string, ...args: readonly string[]): void => {
  const { status, stderr } = spawnSync(...commandOf(program, args), {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
  })
  if (status !== 0) throw new Error(`${path.basename(program)} failed: ${stderr}`)
}

/** The same without waiting in this thread, which meanwhile goes on with its work. */
const beside = (program: string, args: readonly string[]): Promise<void> =>
  new Promise((done, failed) => {
    const child = spawn(...commandOf(program, args), { stdio: 'ignore', cwd: '/' })
    child.once('error', failed)
    child.once('exit', (code) =>
      code === 0 ? done() : failed(new Error(`${path.basename(program)} ended with ${String(code)}`)),
    )
  })

const ownerIds = (): { uid: number; gid: number } => {
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** The folder of its programs, installing it where that is allowed (CI on Debian as root). */
const findPostgres = (): string | undefined => {
  if (!binaries() && process.env['CI'] === 'true') installDebianPackages('postgresql')
  return binaries()
}

/** Whether `startPostgres` finds one. */
export const hasPostgres = (): boolean => findPostgres() !== undefined

/** Starts an empty PostgreSQL. Returns nothing where there is none and none may be installed. */
export const startPostgres = (): Postgres | undefined => {
  const bin = findPostgres()
  if (!bin) return undefined
  const folder = mkdtempSync(path.join(tmpdir(), 'yantu-postgres-'))
  if (process.getuid?.() === 0) {
    const { uid, gid } = ownerIds()
    chownSync(folder, uid, gid)
  }
  const data = path.join(folder, 'data')
  const port = freePort()
  asPostgres(path.join(bin, 'initdb'), '-D', data, '-U', 'yantu', '-A', 'trust', '-E', 'UTF8', '--no-locale')
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`
  const control = path.join(bin, 'pg_ctl')
  const onData = ['-D', data, '-w']
  const starting = [...onData, '-o', options, '-l', path.join(folder, 'log'), 'start']
  const stopping = (mode: string): string[] => [...onData, '-m', mode, 'stop']
  asPostgres(control, ...starting)
  let isStopped = false
  const stop = (): void => {
    // A caller may have stopped it before the process ends.
    if (isStopped) return
    isStopped = true
    process.off('exit', stop)
    asPostgres(control, ...stopping('fast'))
    rmSync(folder, { recursive: true, force: true })
  }
  // It is no child of ours: a run that fails or is interrupted would leave it running.
  process.once('exit', stop)
  return {
    url: `postgres://yantu@127.0.0.1:${port}/postgres`,
    restart: async (mode) => {
      await beside(control, stopping(mode))
      await beside(control, starting)
    },
    stop,
  }
}
