import type { SharedResult } from '@/contracts/word/shares'
import { dateOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import { drawQrCard } from './drawQrCard'
import { fittingSize } from './measureText'
import { box, gradient, line, tag, WIDTH } from './svg'

const HEIGHT = 1100
const CODE = 240
const FONT = "-apple-system,'PingFang SC','Noto Sans SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif"
const COLOURS = { sky: ['#2f5bea', '#5b84ff'], ink: '#131a26', soft: '#5c677a', on: '#ffffff' } as const
const NAME_WIDTH = 560

const figure = (value: string, label: string, x: number, y: number): string =>
  line(value, x, y, { size: 64, fill: COLOURS.ink, weight: 700, anchor: 'middle' }) +
  line(label, x, y + 48, { size: 26, fill: COLOURS.soft, anchor: 'middle' })

/** A shared vocabulary result as a picture: the figures, and a code that leads to `link`. */
export const drawWordCard = (result: SharedResult, link: string, width = WIDTH): string => {
  const { nickname, words, accuracy, days, known, sharedAt } = result
  const day = dateOfStudyDay(studyDay(sharedAt))
  const frame = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    width,
    height: Math.round((HEIGHT * width) / WIDTH),
    role: 'img',
    'font-family': FONT,
  }
  const middle = WIDTH / 2
  return tag(
    'svg',
    frame,
    [
      tag('defs', {}, gradient('sky', COLOURS.sky, true)),
      box(0, 0, WIDTH, HEIGHT, 0, { fill: 'url(#sky)' }),
      line('考研单词打卡', middle, 110, { size: 34, fill: COLOURS.on, anchor: 'middle', opacity: 0.85 }),
      line(nickname, middle, 190, {
        size: fittingSize(nickname, 60, NAME_WIDTH),
        fill: COLOURS.on,
        weight: 700,
        anchor: 'middle',
      }),
      line(day, middle, 246, { size: 28, fill: COLOURS.on, anchor: 'middle', opacity: 0.85 }),
      box(44, 300, WIDTH - 88, 740, 36, { fill: '#ffffff' }),
      figure(String(words), '今天背的词', 220, 420),
      figure(`${accuracy}%`, '正确率', 530, 420),
      figure(String(days), '连续天数', 220, 580),
      figure(String(known), '已掌握的词', 530, 580),
      tag('path', { d: `M88 680H${WIDTH - 88}`, stroke: '#e2e7ef', 'stroke-width': 2 }),
      tag('g', { transform: 'translate(88 730)' }, drawQrCard(link, CODE)),
      line('扫一扫，和我一起背', 360, 850, { size: 34, fill: COLOURS.ink, weight: 700 }),
      line('按考试日期排好每一天', 360, 904, { size: 28, fill: COLOURS.soft }),
    ].join(''),
  )
}
