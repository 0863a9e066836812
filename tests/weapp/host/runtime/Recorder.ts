import type { HostStats, ShareRecord } from '../shared/HostHandle'

const MOST_CALLS = 5000

const describe = (error: unknown): string => {
  if (error instanceof Error) return error.stack ?? error.message
  if (typeof error === 'object' && error !== null && 'errMsg' in error) return String(error.errMsg)
  return typeof error === 'string' ? error : (JSON.stringify(error) ?? String(error))
}

/** Records events that tests check afterwards, and logs them to the console. */
export class Recorder {
  readonly stats: HostStats = {
    setData: [],
    violations: [],
    errors: [],
    missingApis: {},
    warnings: {},
    calls: [],
    shares: [],
    loadedPackages: [],
    exits: [],
    sounds: [],
  }
  private readonly pagesSeen = new Set<string>()
  private readonly instances = new WeakMap<object, number>()
  private nextInstance = 1

  /** A platform rule was broken; each is kept once. */
  violation(message: string): void {
    if (this.stats.violations.includes(message)) return
    this.stats.violations.push(message)
    console.warn(`[weapp] platform rule broken: ${message}`)
  }

  /** Code of the mini-program failed. */
  error(error: unknown, where = ''): void {
    this.stats.errors.push(where ? `${where}: ${describe(error)}` : describe(error))
    console.error('[weapp]', where, error)
  }

  /** Something that WeChat has and this host lacks was used. */
  missing(what: string): void {
    this.stats.missingApis[what] = (this.stats.missingApis[what] ?? 0) + 1
    console.error(`[weapp] ${what} exists in WeChat but is not implemented by the test host`)
  }

  warning(message: string): void {
    this.stats.warnings[message] = (this.stats.warnings[message] ?? 0) + 1
  }

  call(api: string, options: unknown): void {
    if (this.stats.calls.length >= MOST_CALLS) return
    this.stats.calls.push({ api, args: JSON.stringify(options ?? {}) ?? '' })
  }

  /** A new page instance is about to send its first data. */
  pageCreated(): void {
    this.pagesSeen.clear()
  }

  setData(caller: { readonly is: string }, bytes: number, keys: number, ms: number): void {
    const page = caller.is
    const first = !this.pagesSeen.has(page)
    this.pagesSeen.add(page)
    this.stats.setData.push({
      page,
      instance: this.instanceOf(caller),
      bytes,
      keys,
      ms: Math.round(ms * 10) / 10,
      first,
    })
  }

  share(share: ShareRecord): void {
    this.stats.shares.push(share)
  }

  packageLoaded(root: string): void {
    this.stats.loadedPackages.push(root || 'main')
  }

  sound(address: string): void {
    this.stats.sounds.push(address)
  }

  exit(api: string, target: string): void {
    this.stats.exits.push({ api, target })
  }

  private instanceOf(caller: object): number {
    const known = this.instances.get(caller) ?? this.nextInstance++
    this.instances.set(caller, known)
    return known
  }
}
