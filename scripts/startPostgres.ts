import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installDebianPackages } from './ensureChromium'

const BASE = '/usr/lib/postgresql'

/** A PostgreSQL of our own on a free loopback port. */
interface Postgres {
  readonly url: string
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
const asPostgres = (program: string, ...args: readonly string[]): void => {
  const isRoot = process.getuid?.() === 0
  const [file, given] = isRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...args]]
    : [program, args]
  const { status, stderr } = spawnSync(file, given, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
  })
  if (status !== 0) throw new Error(`${path.basename(program)} failed: ${stderr}`)
}

const ownerIds = (): { uid: number; gid: number } => {
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/**
 * Starts an empty PostgreSQL, installing it where that is allowed (CI on Debian as root). Returns nothing where there is
 * none and none may be installed.
 */
export const startPostgres = (): Postgres | undefined => {
  if (!binaries() && process.env['CI'] === 'true') installDebianPackages('postgresql')
  const bin = binaries()
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
  asPostgres(
    path.join(bin, 'pg_ctl'),
    '-D',
    data,
    '-o',
    options,
    '-w',
    '-l',
    path.join(folder, 'log'),
    'start',
  )
  return {
    url: `postgres://yantu@127.0.0.1:${port}/postgres`,
    stop: () => {
      asPostgres(path.join(bin, 'pg_ctl'), '-D', data, '-m', 'fast', '-w', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
