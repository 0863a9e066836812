import * as v from 'valibot'
import { pageContent } from '../../src/contracts/pages/pageContent'
import { readPageContent } from '../../src/contracts/pages/readPageContent'

const STYLE =
  'body{margin:0;font:14px/1.5 sans-serif;background:#f4f6fa;color:#131a26}header,nav{display:flex;align-items:center;justify-content:space-around;height:48px;background:#fff}h1{font-size:17px}img{display:block;width:100%;height:auto}footer{position:fixed;right:0;bottom:0;left:0;padding:8px 16px;background:#fff}a{display:flex;align-items:center;justify-content:center;height:52px;border-radius:26px;background:#c92a2a;color:#fff;font-size:18px}'

/** A landing page as one would write it by hand: the same pictures, tabs and button in plain HTML, no script. */
export const staticLanding = async (
  base: string,
  { config, template, title, tabs, button }: StaticPage,
): Promise<string> => {
  const answer: unknown = await (await fetch(`${base}/${config}.json`)).json()
  const { data } = v.parse(pageContent.response, answer)
  const images = readPageContent(data)?.content.templates.find(({ name }) => name === template)?.imgList ?? []
  const pictures = images.map(
    ({ url, alt, width, height }, at) =>
      `<img src="${url}" alt="${alt}" width="${width}" height="${height}"${at === 0 ? ' fetchpriority="high"' : at > 1 ? ' loading="lazy"' : ''}>`,
  )
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><header><h1>${title}</h1></header><nav>${tabs.map((tab) => `<span>${tab}</span>`).join('')}</nav>${pictures.join('')}<footer><a href="#">${button}</a></footer></body></html>`
}

/** Content of the static page. */
export interface StaticPage {
  readonly config: string
  readonly template: string
  readonly title: string
  readonly tabs: readonly string[]
  readonly button: string
}
