import * as v from 'valibot'
import { inviteCodeSchema } from '@/contracts/scalars'
import { INVITE_STUDY_DAYS } from '@/domain/growth/inviteRules'
import { ApiError } from '../../http/ApiError'
import type { ServePicture } from '../../posters/createServePicture'
import { drawFigureCard } from '../../posters/drawFigureCard'

/** `/posters/invites/:code`: the invitation poster, whose QR code leads to the invite page. It names no person. */
export const invitePosterRoutes = (servePicture: ServePicture, publicUrl: string): void =>
  servePicture({
    prefix: '/posters/invites/',
    cacheControl: 'public, max-age=3600',
    width: 750,
    draw: (code, width) => {
      if (!v.is(inviteCodeSchema, code)) throw new ApiError('notFound')
      return drawFigureCard(
        {
          heading: '研途 · 好友邀请',
          title: '一起备考，更容易坚持',
          day: '单词 · 题库 · 打卡',
          figures: [
            { value: '5000+', label: '考研单词' },
            { value: '13 科', label: '题库与模考' },
            { value: '每天', label: '打卡与计划' },
            { value: `${INVITE_STUDY_DAYS} 天`, label: '学起来就算数' },
          ],
          invitation: '扫一扫，和我一起学',
          promise: '免费注册，按考试日期排好每一天',
          link: `${publicUrl}/share-result?inviteCode=${encodeURIComponent(code)}`,
        },
        width,
      )
    },
  })
