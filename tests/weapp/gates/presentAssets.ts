import path from 'node:path'
import type { Dist } from '../host/pack/Dist'
import { readAppManifest } from '../host/pack/readManifest'
import { scriptsOf, type Gate } from './Gate'
import { parseScript, place, walk } from './syntaxTree'

const PICTURE = /^[\w./-]+\.(png|jpe?g|gif|webp|svg)$/i
// Addresses of the backend: scripts contain them without the origin. One that is used without it fails at run time,
// where the host reports it.
const SERVED = /^\/static\//
const REMOTE = /^(https?:|data:|\/\/)/
const WXSS_URL = /url\(\s*["']?([^"')]+)["']?\s*\)/g
const WXML_SOURCE = /\ssrc="([^"{}]+)"/g
const NOT_IN_A_TAB = /\.(svg|webp|gif)$/i

const exists = (dist: Dist, from: string, source: string): boolean =>
  dist.has(source.startsWith('/') ? source.slice(1) : path.posix.join(path.posix.dirname(from), source)) ||
  dist.has(source)

const tabIcons = (dist: Dist): string[] =>
  (readAppManifest(dist).tabBar?.list ?? []).flatMap(({ text, iconPath, selectedIconPath }) =>
    [iconPath, selectedIconPath].flatMap((icon) => {
      if (!icon) return []
      if (!dist.has(icon.replace(/^\//, ''))) return [`app.json: icon ${icon} of tab ${text} is missing`]
      return NOT_IN_A_TAB.test(icon) ? [`app.json: icon ${icon} of tab ${text} must be PNG or JPEG`] : []
    }),
  )

const inStyles = (dist: Dist): string[] =>
  dist.paths
    .filter((file) => file.endsWith('.wxss'))
    .flatMap((file) =>
      [...dist.text(file).matchAll(WXSS_URL)]
        .map(([, source = '']) => source)
        .filter((source) => !REMOTE.test(source) && !source.startsWith('#'))
        .map(
          (source) => `${file}: url(${source}) is a local file, which WeChat does not show from a stylesheet`,
        ),
    )

const inTemplates = (dist: Dist): string[] =>
  dist.paths
    .filter((file) => file.endsWith('.wxml'))
    .flatMap((file) =>
      [...dist.text(file).matchAll(WXML_SOURCE)]
        .map(([, source = '']) => source)
        .filter((source) => PICTURE.test(source) && !exists(dist, file, source))
        .map((source) => `${file}: picture ${source} is missing`),
    )

const inScripts = (dist: Dist): string[] =>
  scriptsOf(dist).flatMap((file) => {
    const source = dist.text(file)
    const problems: string[] = []
    walk(parseScript(source), (node) => {
      const { value } = node
      if (node.type !== 'Literal' || typeof value !== 'string' || !value.includes('/')) return
      if (!PICTURE.test(value) || SERVED.test(value) || exists(dist, file, value)) return
      problems.push(`${place(file, source, node.start)}: picture ${value} is missing`)
    })
    return problems
  })

/** Every icon and picture that the mini-program names is in it. */
export const presentAssets: Gate = (dist) => [
  ...tabIcons(dist),
  ...inStyles(dist),
  ...inTemplates(dist),
  ...inScripts(dist),
]
