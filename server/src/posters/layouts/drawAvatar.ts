import type { Drawn } from '../sectionHead'
import { tag, WIDTH } from '../svg'

/** A quiet portrait without a face: for people whose picture is not there. Square. */
export const drawAvatar = (): Drawn => ({
  height: WIDTH,
  body: [
    tag('rect', { width: WIDTH, height: WIDTH, fill: 'url(#sky)' }),
    tag('circle', { cx: 375, cy: 290, r: 132, fill: '#fff', opacity: 0.92 }),
    tag('path', { d: 'M110 750c0-170 118-262 265-262s265 92 265 262Z', fill: '#fff', opacity: 0.92 }),
  ].join(''),
})
