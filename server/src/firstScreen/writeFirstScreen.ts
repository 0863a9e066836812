import { escapeMarkup } from '../http/escapeMarkup'
import type { FirstScreen } from './FirstScreen'
import { firstScreenStyle } from './firstScreenStyle'
import { keepTapScript } from './keepTapScript'

const meta = (attribute: 'name' | 'property', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeMarkup(content)}"/>`

const toAttemptSummary = (
  { title, description, shareImage, largest }: FirstScreen,
  publicUrl: string,
): string =>
  [
    meta('name', 'description', description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', shareImage.startsWith('/') ? publicUrl + shareImage : shareImage),
    largest ? `<link rel="preload" as="image" href="${escapeMarkup(largest)}" fetchpriority="high"/>` : '',
  ].join('')

/** JSON that cannot close the element that contains it. */
const embedded = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c')

const STYLES = /<link href="[^"]+\.css" rel="stylesheet"\/?>/g

/**
 * Writes a first screen into the app's HTML (architecture.md First screen): beside `#app`, with the app's own styles
 * after it so that they do not delay it, and scripts after its pictures.
 */
export const writeFirstScreen = (html: string, screen: FirstScreen, publicUrl: string): string => {
  const withHead = html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(screen.title)}</title>`)
    .replace('</head>', () => `${toAttemptSummary(screen, publicUrl)}</head>`)
  if (!screen.body) return withHead
  const styles = withHead.match(STYLES)?.join('').replace(/\/?>/g, ' fetchpriority="low">') ?? ''
  const drawn = `<div id="first-screen">${screen.body}</div><script>${keepTapScript}</script>`
  const data = `<script type="application/json" id="first-screen-data">${embedded(screen.data)}</script>`
  return withHead
    .replace(STYLES, '')
    .replace(/<script defer="defer"/g, '<script defer="defer" fetchpriority="low"')
    .replace('</head>', () => `<style>${firstScreenStyle}</style></head>`)
    .replace('<div id="app">', () => `${drawn}${data}${styles}<div id="app">`)
}
