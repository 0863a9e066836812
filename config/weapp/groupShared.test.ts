import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { webpack } from 'webpack'
import { groupShared, type SplitPlugin } from './groupShared'

const APP = {
  'app.js': 'console.log("app")',
  'app.config.js': `module.exports = { pages: [], subPackages: [{ root: 'one', pages: ['page'] }, { root: 'two', pages: ['page'] }] }`,
  'one/page.js': `import { shared } from '../shared'; console.log(shared, 1)`,
  'two/page.js': `import { shared } from '../shared'; console.log(shared, 2)`,
}

const { default: TaroPlugin } = jest.requireActual<{ default: SplitPlugin }>(
  '@tarojs/webpack5-runner/dist/plugins/MiniSplitChunksPlugin',
)
const GroupedPlugin = groupShared(TaroPlugin)

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'warm-'))
  for (const folder of ['one', 'two']) mkdirSync(path.join(root, folder))
  for (const [file, text] of Object.entries(APP)) writeFileSync(path.join(root, file), text)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Builds the small app as Taro builds ours, with what an earlier build left in `cache`, and answers what the two packages share. */
const build = (shared: string, cache: string): Promise<string[]> => {
  writeFileSync(path.join(root, 'shared.js'), `export const shared = ${JSON.stringify(shared)}`)
  const output = path.join(root, 'dist')
  const compiler = webpack({
    mode: 'production',
    context: root,
    entry: { app: [path.join(root, 'app.js')], 'one/page': ['./one/page.js'], 'two/page': ['./two/page.js'] },
    output: { path: output, filename: '[name].js', chunkFilename: '[name].js' },
    cache: { type: 'filesystem', cacheDirectory: path.join(root, cache) },
    snapshot: { module: { hash: true } },
    optimization: { runtimeChunk: { name: 'runtime' }, usedExports: true, concatenateModules: false },
    plugins: [new GroupedPlugin({ combination: { config: {} } }) as never],
  })
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || stats?.hasErrors()) return reject(error ?? new Error(stats?.toString('errors-only')))
        const files = (stats?.toJson({ all: false, assets: true }).assets ?? []).map(({ name }) => name)
        const common = files.filter((file) => file.includes('sub-common/')).sort()
        resolve(common.map((file) => readFileSync(path.join(output, file), 'utf8')))
      })
    })
  })
}

describe('what several packages share', () => {
  it('stands in each of them', async () => {
    const [one, two, ...rest] = await build('first', 'cache')
    expect(rest).toEqual([])
    expect(one).toContain('first')
    expect(two).toBe(one)
  })

  it('is that of today after a warm build too: Taro hands its copies to the minifier under one hash', async () => {
    await build('first', 'cache')
    const warm = await build('second', 'cache')
    expect(warm).toEqual(await build('second', 'none yet'))
    expect(warm[0]).toContain('second')
  })
})
