import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeDist, type Dist } from '../host/pack/Dist'

const TOOLS = [
  { name: 'wcc', option: '-d', files: /\.(wxml|wxs)$/ },
  { name: 'wcsc', option: '-lc', files: /\.wxss$/ },
] as const

/** The folder of WeChat's own compilers in Taro's dependency; null where they cannot run. */
export const officialCompilerFolder = (root: string): string | null => {
  const folder = path.join(root, 'node_modules/miniprogram-compiler/bin/linux')
  return process.platform === 'linux' && process.arch === 'x64' && existsSync(folder) ? folder : null
}

const run = (compilers: string, folder: string, tool: (typeof TOOLS)[number], dist: Dist): string[] => {
  const files = dist.paths.filter((file) => tool.files.test(file)).map((file) => `./${file}`)
  if (files.length === 0) return []
  // The package installs them without the right to run, and node_modules is not ours to change.
  const program = path.join(folder, tool.name)
  copyFileSync(path.join(compilers, tool.name), program)
  chmodSync(program, 0o755)
  const { status, stderr, error } = spawnSync(program, [tool.option, ...files], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 20_000,
    maxBuffer: 1 << 28,
    encoding: 'utf8',
  })
  if (error) return [`${tool.name}: ${error.message}`]
  return status === 0 ? [] : [`${tool.name} says: ${stderr.trim().slice(0, 1000)}`]
}

/** Objections of WeChat's own (old) compilers for wxml, wxs and wxss. */
export const officialCompilers = (dist: Dist, compilers: string): string[] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'weapp-compile-'))
  try {
    writeDist(dist, folder, (file) => TOOLS.some(({ files }) => files.test(file)))
    return TOOLS.flatMap((tool) => run(compilers, folder, tool, dist))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
