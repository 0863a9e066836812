const { buildSync } = require('esbuild')
const { Module } = require('node:module')
const path = require('node:path')

const ROOT = path.resolve(__dirname, '..')

/**
 * The exports of a TypeScript file, evaluated at each call, and the files on which they depend. Taro's requireWithEsbuild says
 * nothing of the files, and hands ES modules to Node, which keeps the first text of each file for as long as it runs.
 */
const readModule = (file) => {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [file],
    absWorkingDir: ROOT,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    write: false,
    metafile: true,
  })
  const module = new Module(file)
  module._compile(outputFiles[0].text, file)
  return {
    exported: module.exports,
    files: Object.keys(metafile.inputs).map((name) => path.join(ROOT, name)),
  }
}

module.exports = { readModule }
