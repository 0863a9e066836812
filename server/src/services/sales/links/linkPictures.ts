import { create } from 'qrcode'
import { drawQrCard } from '../../../posters/drawQrCard'
import type { Routing } from '../../Area'
import type { LinkService } from './LinkService'

const WEEK = 'public, max-age=604800'
const POSTER_WIDTH = 750
const POSTER_HEIGHT = 1200

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The modules of a code as one path, with its side. */
const qrPath = (text: string): { path: string; side: number } => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  let path = ''
  for (let y = 0; y < modules.size; y += 1)
    for (let x = 0; x < modules.size; x += 1) if (modules.get(y, x)) path += `M${x} ${y}h1v1h-1z`
  return { path, side: modules.size }
}

/** Titles wrap after so many characters. */
const LINE = 12

const drawLinkPoster = (title: string, url: string, width: number): string => {
  const { path, side } = qrPath(url)
  const letters = Array.from(title)
  const lines = [letters.slice(0, LINE), letters.slice(LINE, LINE * 2), letters.slice(LINE * 2, LINE * 3)]
    .map((line) => line.join(''))
    .filter(Boolean)
  const scale = 320 / side
  const heads = lines
    .map(
      (line, at) =>
        `<text x="375" y="${250 + at * 76}" font-size="54" font-weight="700" fill="#fff" text-anchor="middle">${escapeText(line)}</text>`,
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${POSTER_WIDTH} ${POSTER_HEIGHT}" width="${width}" height="${Math.round((width * POSTER_HEIGHT) / POSTER_WIDTH)}" role="img" aria-label="推广海报" font-family="Noto Sans SC, sans-serif"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#1d4ed8"/><stop offset="1" stop-color="#0f2a6b"/></linearGradient></defs><rect width="750" height="1200" fill="url(#g)"/><text x="375" y="130" font-size="36" fill="#bfd3ff" text-anchor="middle">研途考研</text>${heads}<rect x="165" y="560" width="420" height="420" rx="28" fill="#fff"/><g transform="translate(215 610) scale(${scale})" shape-rendering="crispEdges"><path d="${path}" fill="#101828"/></g><text x="375" y="1050" font-size="34" fill="#fff" text-anchor="middle">长按或扫码查看详情</text><text x="375" y="1110" font-size="26" fill="#bfd3ff" text-anchor="middle">以页面内说明为准</text></svg>`
}

/** The pictures of a link: its code, and a poster with it. */
export const linkPictures = ({ servePicture }: Routing, links: LinkService): void => {
  servePicture({
    prefix: '/link-qr/',
    cacheControl: WEEK,
    width: 480,
    draw: async (code, width) => drawQrCard(links.shortUrl((await links.row(code)).code), width),
  })
  servePicture({
    prefix: '/link-poster/',
    cacheControl: WEEK,
    width: POSTER_WIDTH,
    draw: async (code, width) => {
      const { title, code: known } = await links.row(code)
      return drawLinkPoster(title, links.shortUrl(known), width)
    },
  })
}
