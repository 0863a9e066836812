import { build } from 'esbuild'
import path from 'node:path'

/** The browser side of the host: one script, and the map that DevTools asks for. */
export interface Runtime {
  readonly script: string
  readonly map: string
}

/** Bundles the browser side of the host, which finds its map beside it as `host.js.map`. */
export const bundleRuntime = async (): Promise<Runtime> => {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, '../runtime/boot.ts')],
    bundle: true,
    write: false,
    outfile: 'host.js',
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    sourcemap: 'linked',
    logLevel: 'error',
  })
  const textOf = (name: string): string => {
    const output = outputFiles.find((file) => file.path.endsWith(name))
    if (!output) throw new Error(`esbuild wrote no ${name}`)
    return output.text
  }
  return { script: textOf('host.js'), map: textOf('host.js.map') }
}
