import { isRecord } from '../../shared/isRecord'
import type { HostContext, OpenTypes } from '../HostContext'
import type { Move } from '../router/PageStack'
import { mediaPicture } from './mediaPicture'
import type { ShareMenu } from './ShareMenu'

const MOVES: Readonly<Record<string, Move>> = {
  navigate: 'navigateTo',
  redirect: 'redirectTo',
  switchTab: 'switchTab',
  reLaunch: 'reLaunch',
  navigateBack: 'navigateBack',
}
const HANDED_OVER = new Set(['contact', 'feedback', 'openSetting', 'launchApp'])

type Press = ReturnType<OpenTypes['press']>

/** WeChat calls of buttons and navigators. */
export const openTypes = (
  host: HostContext,
  share: ShareMenu,
  wx: Readonly<Record<string, unknown>>,
): OpenTypes => {
  const { config, privacy, recorder, files } = host

  const phoneNumber = async (type: string): Press => {
    const event = type.toLowerCase()
    if (!(await privacy.pass(`button.${type}`))) {
      return {
        type: event,
        detail: { errMsg: `${type}:fail privacy permission is not authorized`, errno: 104 },
      }
    }
    if (config.phoneCode === null) return { type: event, detail: { errMsg: `${type}:fail user deny` } }
    return { type: event, detail: { code: config.phoneCode, errMsg: `${type}:ok` } }
  }

  const press = async (type: string, button: { id: string; dataset: unknown }): Press => {
    const [action = '', privacyAction] = type.split('|')
    if (action === 'agreePrivacyAuthorization' || privacyAction === 'agreePrivacyAuthorization')
      privacy.agree()
    if (action === 'agreePrivacyAuthorization')
      return { type: action.toLowerCase(), detail: { errMsg: `${action}:ok` } }
    if (action === 'getPhoneNumber' || action === 'getRealtimePhoneNumber') return phoneNumber(action)
    if (action === 'chooseAvatar') {
      const avatarUrl = await files.addTemp(await mediaPicture(), 'png')
      return { type: 'chooseavatar', detail: { avatarUrl, errMsg: 'chooseAvatar:ok' } }
    }
    if (action === 'share') {
      await share.toFriend('button', button)
      return null
    }
    if (HANDED_OVER.has(action)) {
      recorder.exit(`button.${action}`, '')
      return { type: action.toLowerCase(), detail: { errMsg: `${action}:ok` } }
    }
    recorder.missing(`<button open-type="${type}">`)
    return null
  }

  const navigate = (type: string, options: Readonly<Record<string, unknown>>): void => {
    const move = MOVES[type]
    const call = move ? wx[move] : undefined
    if (typeof call === 'function') call(options)
    else recorder.missing(`<navigator open-type="${type}">`)
  }

  return { press, navigate: (type, options) => navigate(type, isRecord(options) ? options : {}) }
}
