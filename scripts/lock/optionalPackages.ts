import * as v from 'valibot'

const entry = v.looseObject({
  version: v.optional(v.string()),
  dev: v.optional(v.boolean()),
  optional: v.optional(v.boolean()),
  os: v.optional(v.array(v.string())),
  cpu: v.optional(v.array(v.string())),
  libc: v.optional(v.array(v.string())),
  optionalDependencies: v.optional(v.record(v.string(), v.string())),
})

/** package-lock.json as far as it is read here; everything else in it stays as it is. */
export const lockSchema = v.looseObject({ packages: v.record(v.string(), entry) })
export type Lock = v.InferOutput<typeof lockSchema>
export type LockEntry = v.InferOutput<typeof entry>

const SYSTEMS: Readonly<Record<string, string>> = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  openharmony: 'openharmony',
  win32: 'win32',
}
const PROCESSORS = [
  ['arm-eabi', 'arm'],
  ['arm-gnueabihf', 'arm'],
  ['arm-musleabihf', 'arm'],
  ['arm64', 'arm64'],
  ['ia32', 'ia32'],
  ['loong64', 'loong64'],
  ['ppc64', 'ppc64'],
  ['riscv64', 'riscv64'],
  ['s390x', 's390x'],
  ['wasm32', 'wasm32'],
  ['x64', 'x64'],
] as const

/** A package that a parent offers to some platforms and that the lock does not hold. */
export interface Missing {
  readonly name: string
  readonly range: string
  readonly parent: string
}

const isHeld = (packages: Lock['packages'], parent: string, name: string): boolean =>
  `${parent}/node_modules/${name}` in packages || `node_modules/${name}` in packages

/** Finds packages that npm omits silently when its registry does not serve another platform's build. */
export const missingPackages = ({ packages }: Lock): Missing[] =>
  Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isHeld(packages, parent, name))
      .map(([name, range]) => ({ name, range, parent })),
  )

/** The entry of a platform's package: its name says for which system, processor and C library it is. */
export const entryOf = ({ name, range, parent }: Missing, isDevelopment: boolean): LockEntry => {
  const [, platform = ''] =
    /-((?:android|darwin|freebsd|linux|openharmony|win32|wasm32)\b.*)$/.exec(name) ?? []
  const processor = PROCESSORS.find(([part]) => platform.includes(part))
  if (!processor || !/^[\^~]?\d+\.\d+\.\d+$/.test(range)) {
    throw new Error(`${parent} wants ${name}@${range}, whose platform or version cannot be read from that`)
  }
  const system = SYSTEMS[platform.split('-')[0] ?? '']
  return {
    version: range.replace(/^[\^~]/, ''),
    cpu: [processor[1]],
    ...(isDevelopment && { dev: true }),
    optional: true,
    ...(system && { os: [system] }),
    ...(platform.includes('musl') ? { libc: ['musl'] } : platform.includes('gnu') ? { libc: ['glibc'] } : {}),
  }
}

/** The lock with every platform's packages; its keys in npm's order. */
export const wholeLock = (lock: Lock): Lock => {
  const added = missingPackages(lock).map((missing) => [
    `node_modules/${missing.name}`,
    entryOf(missing, lock.packages[missing.parent]?.dev === true),
  ])
  const all = { ...lock.packages, ...(Object.fromEntries(added) as Lock['packages']) }
  const sorted = Object.entries(all).sort(([one], [other]) => one.localeCompare(other, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}
