import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')

/** A Taro app of one page with React, and nothing else: the floor of a cold start. */
const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'bare', version: '1.0.0', private: true }),
  'project.config.json': JSON.stringify({ miniprogramRoot: 'dist/', appid: 'touristappid' }),
  'babel.config.js': `module.exports = { presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5' }]] }`,
  'config/index.js': `module.exports = {
  projectName: 'bare', date: '2026-1-1', designWidth: 750, deviceRatio: { 750: 1 }, sourceRoot: 'src', outputRoot: 'dist',
  framework: 'react', compiler: { type: 'webpack5', prebundle: { enable: false } }, cache: { enable: false },
  plugins: [], mini: {}, h5: {} }`,
  'src/app.config.ts': `export default { pages: ['pages/index/index'], window: { navigationBarTitleText: 'bare' } }`,
  'src/app.ts': `export default function App({ children }) { return children }`,
  'src/pages/index/index.config.ts': `export default { navigationBarTitleText: 'bare' }`,
  'src/pages/index/index.tsx': `import { Text, View } from '@tarojs/components'
export default function Index() { return <View><Text>第一屏</Text></View> }`,
}

/** Builds the bare app with the project's own Taro in a temporary folder; the folder of its mini-program. */
export const bareMiniApp = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yantu-bare-'))
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  const taro = path.join(ROOT, 'node_modules/@tarojs/cli/bin/taro')
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, [taro, 'build', '--type', 'weapp'], { cwd: folder, stdio: 'pipe', env })
  return path.join(folder, 'dist')
}
