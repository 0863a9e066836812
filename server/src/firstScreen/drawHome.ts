import type { Banner } from '@/contracts/base/dictionary'
import type { Goods } from '@/contracts/course/goods'
import type { CourseTypePower } from '@/contracts/gaoshou/courseTypePowers'
import { escapeMarkup } from '../http/escapeMarkup'

interface HomeParts {
  readonly banner: Banner | undefined
  readonly channels: readonly CourseTypePower[]
  readonly course: Goods | undefined
}

const TABS = ['首页', '学习', '题库', '我的'] as const

const HEAD =
  '<div class="fs-head"><div class="fs-grow"><div class="fs-brand">研途</div><div class="fs-note">每一步，都更接近上岸</div></div><div class="fs-assistant">问AI老师</div></div>'
const TODAY =
  '<div class="fs-card fs-today"><div class="fs-grow"><div class="fs-strong">今日学习</div><div class="fs-note">登录后看今天的任务、直播和考试倒计时</div></div></div>'

const bannerOf = (banner: Banner | undefined): string =>
  banner
    ? `<img class="fs-banner" src="${escapeMarkup(banner.imgUrl)}" alt="${escapeMarkup(banner.title)}" fetchpriority="high"/>`
    : '<div class="fs-banner"></div>'

const channelOf = ({ name }: CourseTypePower): string =>
  `<div class="fs-channel"><i></i><span>${escapeMarkup(name)}</span></div>`

const courseOf = (course: Goods | undefined): string =>
  course
    ? `<div class="fs-card fs-course"><img src="${escapeMarkup(course.cover)}" alt=""/><div class="fs-grow fs-strong">${escapeMarkup(course.title)}</div></div>`
    : ''

const footer = TABS.map((text, at) => `<span${at === 0 ? ' class="fs-on"' : ''}><i></i>${text}</span>`).join(
  '',
)

/** The markup of the home hub's first screen: head, banner, channels, the first course, tabs. */
export const drawHome = ({ banner, channels, course }: HomeParts): string =>
  [
    `<div class="fs-home">${HEAD}`,
    bannerOf(banner),
    TODAY,
    `<div class="fs-card fs-channels">${channels.map(channelOf).join('')}</div>`,
    `<div class="fs-title">为你推荐</div>${courseOf(course)}</div>`,
    `<div class="fs-tabbar">${footer}</div>`,
  ].join('')
