import { MODULE_GLOBALS, SHADOWED_GLOBALS } from '../../shared/moduleGlobals'
import type { PackMeta } from '../../shared/PackMeta'
import type { CodeSpace } from '../engine/adapter'
import type { Recorder } from '../Recorder'
import { loadScript } from './loadScript'
import { safeGlobals } from './safeGlobals'

type Inner = (require: Require, module: { exports: unknown }, exports: unknown) => void
type Outer = (...globals: unknown[]) => Inner
type Require = ((path: string) => unknown) & { async: (path: string) => Promise<unknown> }

interface Definition {
  readonly pkg: string
  readonly outer: Outer
}

declare global {
  interface Window {
    __define?: (path: string, pkg: string, outer: Outer) => void
  }
}

/** The members of the object given to `App()`. */
export type AppInstance = Readonly<Record<string, unknown>>

/** `a/b/../c` as `a/c`, relative to a file. */
const join = (from: string, target: string): string => {
  const folder = target.startsWith('/') ? '' : from.slice(0, from.lastIndexOf('/') + 1)
  const segments: string[] = []
  for (const segment of (folder + target).split('/')) {
    if (segment === '..') segments.pop()
    else if (segment && segment !== '.') segments.push(segment)
  }
  return segments.join('/')
}

/** The logic layer: one CommonJS module per file, package boundaries, registration of app, pages and components. */
export class ModuleLoader {
  private readonly definitions = new Map<string, Definition>()
  private readonly modules = new Map<string, { exports: unknown }>()
  private readonly packages = new Map<string, Promise<void>>()
  private readonly registered = new Set<string>()
  private readonly globals: Record<string, unknown>
  private current = ''
  private appInstance: AppInstance | null = null

  constructor(
    private readonly meta: PackMeta,
    private readonly space: CodeSpace,
    private readonly recorder: Recorder,
    currentPages: () => unknown[],
  ) {
    const safe = safeGlobals(recorder)
    this.globals = {
      App: (app: AppInstance) => (this.appInstance = app),
      Page: (definition: unknown) => this.register('Page', definition),
      Component: (definition: unknown) => this.register('Component', definition),
      getApp: () => this.appInstance,
      getCurrentPages: currentPages,
      globalThis: safe,
      Function: safe['Function'],
    }
    space.componentEnv('__behavior__', ({ Behavior }) => (this.globals['Behavior'] = Behavior))
    window.__define = (path, pkg, outer) => this.definitions.set(path, { pkg, outer })
  }

  get app(): AppInstance | null {
    return this.appInstance
  }

  useWx(wx: unknown): void {
    this.globals['wx'] = wx
  }

  /** Fetches a package once. */
  loadPackage(root: string): Promise<void> {
    const known = this.packages.get(root)
    if (known) return known
    const loading = loadScript(`/pkg/${root ? encodeURIComponent(root) : '__main__'}`).then(() =>
      this.recorder.packageLoaded(root),
    )
    this.packages.set(root, loading)
    return loading
  }

  /** Runs the file of a page or component, the components it uses first, as WeChat does. */
  define(path: string, seen: Set<string> = new Set()): void {
    if (this.registered.has(path) || seen.has(path)) return
    seen.add(path)
    for (const used of Object.values(this.meta.components[path]?.usingComponents ?? {})) {
      this.define(used.slice(1), seen)
    }
    const before = this.current
    this.current = path
    try {
      this.requireFile(`${path}.js`)
    } finally {
      this.current = before
    }
    if (!this.registered.has(path)) throw new Error(`${path}.js did not call Page() or Component()`)
  }

  /** The exports of a file; runs it the first time. */
  requireFile(path: string, from = ''): unknown {
    const definition = this.definitions.get(path)
    if (!definition) return this.refuse(`module '${path}' is not defined, require args is from '${from}'`)
    this.checkBoundary(definition, path, from)
    const known = this.modules.get(path)
    if (known) return known.exports
    const module: { exports: unknown } = { exports: {} }
    this.modules.set(path, module)
    const globals = [
      ...MODULE_GLOBALS.map((name) => this.globals[name]),
      ...SHADOWED_GLOBALS.map(() => undefined),
    ]
    definition.outer(...globals).call(undefined, this.requireFrom(path), module, module.exports)
    return module.exports
  }

  private checkBoundary({ pkg }: Definition, path: string, from: string): void {
    const asker = this.definitions.get(from)
    if (!asker || !pkg || pkg === asker.pkg) return
    this.refuse(
      `'${from}' (package "${asker.pkg || 'main'}") may not require '${path}' of subpackage "${pkg}"`,
    )
  }

  private refuse(message: string): never {
    this.recorder.violation(message)
    throw new Error(message)
  }

  private requireFrom(path: string): Require {
    const resolve = (target: string): string => this.resolve(join(path, target))
    const load = async (target: string): Promise<unknown> => {
      const file = resolve(target)
      const sub = this.meta.packages.find(({ root }) => root && file.startsWith(`${root}/`))
      if (sub) await this.loadPackage(sub.root)
      return this.requireFile(resolve(target))
    }
    return Object.assign((target: string) => this.requireFile(resolve(target), path), { async: load })
  }

  private resolve(path: string): string {
    const candidates = [path, `${path}.js`, `${path}/index.js`]
    return (
      candidates.find((candidate) => this.definitions.has(candidate)) ??
      (path.endsWith('.js') ? path : `${path}.js`)
    )
  }

  private register(kind: 'Page' | 'Component', definition: unknown): void {
    const path = this.current
    if (!path) throw new Error(`${kind}() called outside a page or component file`)
    this.registered.add(path)
    this.space.componentEnv(path, (env) => env[kind](definition))
  }
}
