import type { HostContext } from '../HostContext'
import type { ModalAnswer } from '../chrome/Overlays'
import { WxFailure } from './WxFailure'
import type { WxGroup } from './WxGroup'

/** Login, settings, privacy and payment. */
export const accountGroup = (host: HostContext): WxGroup => {
  const { config, device, privacy, chrome } = host
  const authorized = (): unknown => ({
    authSetting: config.authorize ? { 'scope.writePhotosAlbum': true } : {},
  })
  const settle = async (): Promise<'ok' | 'cancel' | 'fail'> => {
    if (config.payment !== 'ask') return config.payment
    const answer: ModalAnswer = await chrome.overlays.modal({
      title: '微信支付',
      content: '测试宿主不会真的扣款',
      showCancel: true,
      cancelText: '取消支付',
      confirmText: '确认支付',
      editable: false,
      placeholder: '',
    })
    return answer.confirm ? 'ok' : 'cancel'
  }
  return {
    async: {
      login: () => {
        if (!device.isConnected) throw new WxFailure('network error')
        return { code: config.loginCode }
      },
      checkSession: () => ({}),
      getSetting: authorized,
      openSetting: authorized,
      authorize: () => {
        if (!config.authorize) throw new WxFailure('auth deny')
        return {}
      },
      getUserInfo: () => ({ userInfo: { nickName: '微信用户', avatarUrl: '' } }),
      getPrivacySetting: () => privacy.setting,
      requirePrivacyAuthorize: async () => {
        if (!(await privacy.pass('requirePrivacyAuthorize')))
          throw new WxFailure('privacy permission is not authorized')
        return {}
      },
      openPrivacyContract: () => host.recorder.exit('openPrivacyContract', ''),
      requestPayment: async (options) => {
        for (const name of ['timeStamp', 'nonceStr', 'package', 'paySign']) {
          if (!options.text(name))
            throw new WxFailure(`parameter error: parameter.${name} should be String instead of Undefined;`)
        }
        const outcome = await settle()
        if (outcome !== 'ok') throw new WxFailure(outcome)
        return {}
      },
    },
  }
}
