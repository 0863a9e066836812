import { tag, WIDTH } from './svg'
import type { Theme } from './themes'

/** Numbers between 0 and 1 that are the same for every drawing. */
const scatter = (index: number, salt: number) => {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43_758.5453
  return value - Math.floor(value)
}

const many = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

const halo = (x: number, y: number, r: number, opacity: number) =>
  tag('circle', { cx: x, cy: y, r, fill: '#fff', opacity })

/** A sun, far ranges and a road that winds up to a flag: the way the product is named after. */
const peaks = (height: number) => {
  const foot = height
  const far = `M0 ${foot - 150}L120 ${foot - 265}L205 ${foot - 205}L330 ${foot - 330}L450 ${foot - 215}L560 ${foot - 300}L750 ${foot - 160}V${foot}H0Z`
  const near = `M0 ${foot - 60}L170 ${foot - 165}L300 ${foot - 95}L520 ${foot - 250}L650 ${foot - 130}L750 ${foot - 190}V${foot}H0Z`
  const snow = `M520 ${foot - 250}L560 ${foot - 213}L538 ${foot - 205}L520 ${foot - 217}L500 ${foot - 203}L476 ${foot - 219}Z`
  const road = `M300 ${foot}C420 ${foot - 60} 640 ${foot - 70} 520 ${foot - 130}C450 ${foot - 165} 560 ${foot - 190} 522 ${foot - 236}`
  return [
    halo(640, 150, 210, 0.07),
    halo(640, 150, 150, 0.1),
    tag('circle', { cx: 640, cy: 150, r: 84, fill: 'url(#headAccent)', opacity: 0.95 }),
    tag('path', { d: far, fill: '#fff', opacity: 0.28 }),
    tag('path', { d: near, fill: 'url(#slope)', opacity: 0.95 }),
    tag('path', { d: snow, fill: '#fff', opacity: 0.95 }),
    tag('path', {
      d: road,
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 10,
      'stroke-dasharray': '22 16',
      opacity: 0.75,
    }),
    tag('path', { d: `M520 ${foot - 250}v-58l46 16l-46 18`, fill: 'url(#accent)' }),
    tag('path', {
      d: `M520 ${foot - 246}v-64`,
      stroke: '#fff',
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    many(3, (i) =>
      tag('rect', {
        x: 70 + i * 190,
        y: 70 + scatter(i, 4) * 90,
        width: 120,
        height: 18,
        rx: 9,
        fill: '#fff',
        opacity: 0.14,
      }),
    ),
  ].join('')
}

const star = (x: number, y: number, r: number, opacity: number) =>
  tag('path', {
    d: `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
    fill: 'url(#headAccent)',
    opacity,
  })

const rays = (height: number) =>
  many(9, (i) => {
    const angle = (-70 + i * 17.5) * (Math.PI / 180)
    const spread = 0.045
    const point = (a: number) => `${375 + Math.sin(a) * 1200} ${height + 40 - Math.cos(a) * 1200}`
    return tag('path', {
      d: `M375 ${height + 40}L${point(angle - spread)}L${point(angle + spread)}Z`,
      fill: 'url(#ray)',
      opacity: 0.5,
    })
  })

const stars = (height: number) =>
  [
    rays(height),
    many(16, (i) =>
      star(
        30 + scatter(i, 1) * 690,
        30 + scatter(i, 2) * (height - 120),
        5 + scatter(i, 3) * 15,
        0.25 + scatter(i, 5) * 0.6,
      ),
    ),
    tag('ellipse', { cx: 375, cy: height + 30, rx: 470, ry: 130, fill: 'url(#headAccent)', opacity: 0.16 }),
    tag('ellipse', { cx: 375, cy: height + 46, rx: 330, ry: 96, fill: 'url(#headAccent)', opacity: 0.18 }),
  ].join('')

const petals = (height: number) => {
  const hill = `M0 ${height - 70}C160 ${height - 170} 300 ${height - 30} 460 ${height - 110}C590 ${height - 170} 680 ${height - 120} 750 ${height - 80}V${height}H0Z`
  return [
    halo(130, 110, 190, 0.08),
    halo(620, 210, 250, 0.08),
    tag('path', { d: hill, fill: '#fff', opacity: 0.35 }),
    tag('path', {
      d: `M0 ${height - 20}C220 ${height - 110} 420 ${height + 10} 750 ${height - 70}V${height}H0Z`,
      fill: '#fff',
      opacity: 0.45,
    }),
    many(18, (i) => {
      const [x, y, turn] = [scatter(i, 7) * WIDTH, scatter(i, 8) * height, Math.round(scatter(i, 9) * 360)]
      const size = 8 + scatter(i, 10) * 14
      const fill = i % 3 === 0 ? '#ffffff' : 'url(#accent)'
      return tag('ellipse', {
        cx: x,
        cy: y,
        rx: size,
        ry: size * 0.48,
        fill,
        opacity: 0.55,
        transform: `rotate(${turn} ${x} ${y})`,
      })
    }),
  ].join('')
}

const snow = (height: number) => {
  const pine = (x: number, size: number, opacity: number) =>
    tag('path', {
      d: `M${x} ${height - size}l${size * 0.3} ${size * 0.42}h-${size * 0.16}l${size * 0.28} ${size * 0.58}h-${size * 0.84}l${size * 0.28} -${size * 0.58}h-${size * 0.16}Z`,
      fill: '#fff',
      opacity,
    })
  return [
    halo(600, 130, 120, 0.12),
    tag('circle', { cx: 600, cy: 130, r: 70, fill: '#fff', opacity: 0.85 }),
    pine(620, 190, 0.3),
    pine(700, 140, 0.4),
    pine(70, 150, 0.3),
    tag('path', {
      d: `M0 ${height - 40}C200 ${height - 110} 420 ${height} 750 ${height - 70}V${height}H0Z`,
      fill: '#fff',
      opacity: 0.6,
    }),
    many(38, (i) =>
      tag('circle', {
        cx: scatter(i, 11) * WIDTH,
        cy: scatter(i, 12) * height,
        r: 2 + scatter(i, 13) * 5,
        fill: '#fff',
        opacity: 0.35 + scatter(i, 14) * 0.5,
      }),
    ),
  ].join('')
}

const grid = (height: number) =>
  [
    many(12, (i) =>
      tag('path', { d: `M${i * 68} 0V${height}`, stroke: '#fff', 'stroke-width': 1, opacity: 0.09 }),
    ),
    many(Math.ceil(height / 68), (i) =>
      tag('path', { d: `M0 ${i * 68}H${WIDTH}`, stroke: '#fff', 'stroke-width': 1, opacity: 0.09 }),
    ),
    tag('circle', { cx: 660, cy: 110, r: 230, fill: 'url(#headAccent)', opacity: 0.16 }),
    tag('circle', {
      cx: 660,
      cy: 110,
      r: 150,
      fill: 'none',
      stroke: 'url(#headAccent)',
      'stroke-width': 3,
      opacity: 0.5,
    }),
    tag('path', {
      d: `M0 ${height - 40}C140 ${height - 60} 220 ${height - 150} 360 ${height - 140}S600 ${height - 270} 750 ${height - 300}V${height}H0Z`,
      fill: '#fff',
      opacity: 0.1,
    }),
    tag('path', {
      d: `M0 ${height - 40}C140 ${height - 60} 220 ${height - 150} 360 ${height - 140}S600 ${height - 270} 750 ${height - 300}`,
      fill: 'none',
      stroke: 'url(#headAccent)',
      'stroke-width': 4,
      opacity: 0.8,
    }),
    many(4, (i) =>
      tag('circle', {
        cx: [90, 250, 360, 610][i] ?? 0,
        cy: height - ([62, 112, 140, 247][i] ?? 0),
        r: 9,
        fill: '#fff',
      }),
    ),
  ].join('')

const scenes = { peaks, stars, petals, snow, grid } as const

/** The background of a poster's head: its theme's picture over the sky, `height` tall. */
export const scene = (theme: Theme, height: number): string =>
  tag('rect', { width: WIDTH, height, fill: 'url(#sky)' }) + scenes[theme.scene](height)
