// Lints trees of files by the layer rule of the editor alone: `node lintLayers.mjs <tree> …` prints, as JSON, the names of
// the rules that each tree breaks. A process of its own because ESLint is asked as an ES module.
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { keepLayers } from '../../config/eslint/keepLayers.mjs'

const config = {
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parser: tseslint.parser },
  plugins: { house: { rules: { 'keep-layers': keepLayers } } },
  rules: { 'house/keep-layers': 'error' },
}

const brokenIn = async (tree) => {
  const eslint = new ESLint({ cwd: tree, overrideConfigFile: true, overrideConfig: [config] })
  const results = await eslint.lintFiles(['**/*.{ts,tsx}'])
  const messages = results.flatMap((result) => result.messages.map(({ message }) => message.split(':')[0]))
  return { tree, rules: [...new Set(messages)] }
}

process.stdout.write(JSON.stringify(await Promise.all(process.argv.slice(2).map(brokenIn))))
