import { FEWEST_ANSWERS } from '@/domain/ability/pointMastery'
import { scaledAbility } from '@/domain/ability/scaledAbility'
import { dateOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import { drawQrCard } from './drawQrCard'
import { fittingSize } from './measureText'
import { box, gradient, line, picture, tag, WIDTH } from './svg'

const CODE = 220
const ROW = 120
const COLOURS = {
  sky: ['#2f5bea', '#5b84ff'],
  ink: '#131a26',
  soft: '#5c677a',
  on: '#ffffff',
  track: '#e2e7ef',
  thin: '#aab3c2',
  bar: '#2f5bea',
} as const
const LEFT = 88
const LINE = WIDTH - 2 * LEFT
const NAME_WIDTH = 400

/** Texts of one part of the picture. */
interface CardPart {
  readonly name: string
  readonly ability: number
  readonly band: readonly [number, number]
  readonly answers: number
}

interface DiagnosisCard {
  readonly title: string
  readonly at: number
  readonly parts: readonly CardPart[]
}

/** A part: its value, and the band that holds nine of ten such learners; few answers are grey and labelled so. */
const drawPart = ({ name, ability, band, answers }: CardPart, y: number): string => {
  const isThin = answers < FEWEST_ANSWERS
  const { value } = scaledAbility(ability)
  const [low, high] = [scaledAbility(band[0]).place, scaledAbility(band[1]).place]
  const fill = isThin ? COLOURS.thin : COLOURS.bar
  return [
    line(name, LEFT, y, { size: fittingSize(name, 30, NAME_WIDTH), fill: COLOURS.ink, weight: 700 }),
    line(isThin ? `不足 ${FEWEST_ANSWERS} 题` : String(value), WIDTH - LEFT, y, {
      size: isThin ? 26 : 40,
      fill: isThin ? COLOURS.soft : COLOURS.ink,
      weight: 700,
      anchor: 'end',
    }),
    box(LEFT, y + 24, LINE, 14, 7, { fill: COLOURS.track }),
    box(LEFT + (LINE * low) / 100, y + 24, (LINE * (high - low)) / 100, 14, 7, { fill, opacity: 0.35 }),
    box(LEFT + (LINE * scaledAbility(ability).place) / 100 - 7, y + 18, 14, 26, 7, { fill }),
  ].join('')
}

/** The result of a diagnosis as a picture: every part with its band, and a code that leads to `link`. */
export const drawDiagnosisCard = (
  { title, at, parts }: DiagnosisCard,
  link: string,
  width = WIDTH,
): string => {
  const foot = 390 + parts.length * ROW
  const height = foot + 360
  const middle = WIDTH / 2
  const day = dateOfStudyDay(studyDay(at))
  return picture(
    height,
    width,
    [
      tag('defs', {}, gradient('sky', COLOURS.sky, true)),
      box(0, 0, WIDTH, height, 0, { fill: 'url(#sky)' }),
      line(title, middle, 120, { size: 52, fill: COLOURS.on, weight: 700, anchor: 'middle' }),
      line(day, middle, 180, { size: 28, fill: COLOURS.on, anchor: 'middle', opacity: 0.85 }),
      box(44, 230, WIDTH - 88, height - 290, 36, { fill: '#ffffff' }),
      line('能力值（50 为中等水平）', LEFT, 300, { size: 26, fill: COLOURS.soft }),
      ...parts.map((part, index) => drawPart(part, 370 + index * ROW)),
      tag('path', { d: `M${LEFT} ${foot - 30}H${WIDTH - LEFT}`, stroke: COLOURS.track, 'stroke-width': 2 }),
      tag('g', { transform: `translate(${LEFT} ${foot})` }, drawQrCard(link, CODE)),
      line('扫一扫，测测你的实力', 336, foot + 110, { size: 32, fill: COLOURS.ink, weight: 700 }),
      line('题目难度随作答自动调整', 336, foot + 164, { size: 28, fill: COLOURS.soft }),
    ].join(''),
  )
}
