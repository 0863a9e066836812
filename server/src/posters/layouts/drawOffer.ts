import { measureText } from '../measureText'
import { offerLabel } from '../offerLabel'
import type { Poster } from '../posterSchema'
import { type Drawn, footnote, sectionHead, tick } from '../sectionHead'
import { box, GUTTER, line, tag, WIDTH } from '../svg'
import type { Theme } from '../themes'

type Offer = Extract<Poster, { layout: 'offer' }>

const TICKET = 258

const ticket = (poster: Offer, top: number, theme: Theme): string => {
  const middle = top + TICKET
  const unit = poster.unit ?? '元'
  const price = measureText(poster.price) * 120
  const left = WIDTH / 2 - (price + measureText(unit) * 40 + 12) / 2
  const original = poster.original ? `原价 ${poster.original}${unit}` : ''
  const strike = measureText(original) * 28
  return [
    line(offerLabel(poster), WIDTH / 2, top + 58, {
      size: 30,
      fill: theme.onAccent,
      weight: 600,
      anchor: 'middle',
      opacity: 0.85,
    }),
    line(poster.price, left, top + 176, { size: 120, fill: theme.onAccent, weight: 900 }),
    line(unit, left + price + 12, top + 174, { size: 40, fill: theme.onAccent, weight: 700 }),
    line(original, WIDTH / 2, top + 222, { size: 28, fill: theme.onAccent, anchor: 'middle', opacity: 0.8 }),
    original &&
      tag('path', {
        d: `M${WIDTH / 2 - strike / 2} ${top + 213}h${strike}`,
        stroke: theme.onAccent,
        'stroke-width': 2,
        opacity: 0.8,
      }),
    tag('path', {
      d: `M${GUTTER + 40} ${middle}H${WIDTH - GUTTER - 40}`,
      stroke: theme.onAccent,
      'stroke-width': 4,
      'stroke-dasharray': '4 14',
      'stroke-linecap': 'round',
      opacity: 0.6,
    }),
    tag('circle', { cx: GUTTER, cy: middle, r: 22, fill: theme.base }),
    tag('circle', { cx: WIDTH - GUTTER, cy: middle, r: 22, fill: theme.base }),
  ].join('')
}

/** A price on a ticket, and what comes with it. */
export const drawOffer = (poster: Offer, theme: Theme): Drawn => {
  const head = sectionHead(poster, theme)
  const top = head.height
  const list = top + TICKET + 36
  const height = TICKET + 60 + poster.gifts.length * 66
  const gifts = poster.gifts.map((gift, index) => {
    const y = list + index * 66 + 26
    return (
      box(GUTTER + 36, y - 26, WIDTH - GUTTER * 2 - 72, 52, 26, { fill: theme.card, opacity: 0.92 }) +
      tick(GUTTER + 66, y, theme) +
      line(gift, GUTTER + 102, y + 10, { size: 28, fill: theme.ink, weight: 600 })
    )
  })
  const body = box(GUTTER, top, WIDTH - GUTTER * 2, height, 32, { fill: 'url(#accent)' })
  const foot = footnote(poster, theme, top + height + 8)
  return {
    height: foot.height,
    body: head.body + body + ticket(poster, top, theme) + gifts.join('') + foot.body,
  }
}
