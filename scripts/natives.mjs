// Packages with a binary for each platform: their use in `npm start`, and the message without one.
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const NO_BUILD = 'The app cannot be built here: build dist/h5 on another machine and copy it.'

const needed = [
  {
    name: 'esbuild',
    // It fetches its native part when it is first used, not when it is imported.
    use: ({ transformSync }) => transformSync(''),
    without: 'Nothing of 研途 can run here.',
    isFatal: true,
  },
  {
    name: '@open-spaced-repetition/binding',
    without: 'Words keep the default weights of their scheduler: nobody’s own are trained on this machine.',
    isFatal: false,
  },
]
const neededToBuild = [
  {
    name: '@swc/core',
    use: ({ transformSync }) => transformSync(''),
    without: NO_BUILD,
    isFatal: false,
  },
  { name: '@tarojs/binding', without: NO_BUILD, isFatal: false },
]

const { platform, arch } = process

/** A sentence for each package whose native part does not load, and whether the product can do without it. */
export const brokenNatives = async (root, hasBuildTools) => {
  const require = createRequire(pathToFileURL(`${root}/package.json`))
  const broken = []
  for (const { name, use, without, isFatal } of hasBuildTools ? [...needed, ...neededToBuild] : needed) {
    try {
      const loaded = await import(pathToFileURL(require.resolve(name)).href)
      use?.(loaded)
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n')
      broken.push({
        sentence: `${name} does not load on ${platform} ${arch} (${reason}). Try npm ci. ${without}`,
        isFatal,
      })
    }
  }
  return broken
}
