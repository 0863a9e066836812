import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

const OTHERS = 0o077

interface Attributes {
  readonly mode?: number
}

/** File operations of the engine, through Emscripten's layer over Node's. */
interface NodeFiles {
  doSetAttr(file: unknown, node: unknown, attributes: Attributes, ...more: unknown[]): void
  readonly node_ops: {
    mknod(parent: unknown, name: string, mode: number, device: number): unknown
  }
}

const isNodeFiles = (layer: unknown): layer is NodeFiles =>
  typeof layer === 'object' && layer !== null && 'doSetAttr' in layer && 'node_ops' in layer

type Options = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts']
type Engine = Parameters<NonNullable<Options['preRun']>[number]>[0]

/** Restricts permissions of files from an earlier release. */
const closeWhatIsThere = (folder: string): void => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name)
    const { mode } = statSync(file)
    if ((mode & OTHERS) !== 0) chmodSync(file, mode & ~OTHERS)
  }
}

/** Takes the bits of others from every mode, before anything is mounted. */
const closeToOthers = ({ NODEFS: layer }: Engine): void => {
  if (!isNodeFiles(layer))
    throw new Error('The embedded engine keeps its files in another way than OwnersFiles knows')
  const { doSetAttr } = layer
  const { mknod } = layer.node_ops
  layer.doSetAttr = (file, node, { mode, ...others }, ...more) =>
    doSetAttr(file, node, mode === undefined ? others : { ...others, mode: mode & ~OTHERS }, ...more)
  layer.node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device)
}

/**
 * The folder of the embedded engine, readable by its owner only. The engine sets each file's mode after creating it
 * (0666), so a umask does not reach it.
 */
export class OwnersFiles extends NodeFS {
  constructor(private readonly folder: string) {
    super(folder)
  }

  override async init(pg: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    closeWhatIsThere(this.folder)
    const { emscriptenOpts } = await super.init(pg, options)
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [closeToOthers, ...(emscriptenOpts.preRun ?? [])] },
    }
  }
}
