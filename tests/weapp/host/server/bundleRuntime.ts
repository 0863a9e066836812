import { build } from 'esbuild'
import path from 'node:path'

/** The browser side of the host as one script. */
export const bundleRuntime = async (): Promise<string> => {
  const result = await build({
    entryPoints: [path.join(__dirname, '../runtime/boot.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    sourcemap: 'inline',
    logLevel: 'error',
  })
  const [output] = result.outputFiles
  if (!output) throw new Error('esbuild wrote nothing')
  return output.text
}
