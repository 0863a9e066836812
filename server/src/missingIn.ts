import type { Config } from './readConfig'

type Gateways = Pick<
  Config,
  'sms' | 'merchant' | 'wechatApps' | 'captcha' | 'model' | 'operatorKey' | 'publicUrl'
>

/** One line that lists the missing configuration of a production start; empty when complete. */
export const missingIn = (config: Gateways): readonly string[] => {
  const parts: readonly (readonly [string, unknown])[] = [
    ['SMS (SMS_GATEWAY_URL)', config.sms],
    ['payment (WECHAT_PAY_MCH_ID)', config.merchant],
    ['WeChat login (WECHAT_APPS)', config.wechatApps],
    ['captcha (CAPTCHA_VERIFY_URL)', config.captcha],
    ['language model (LLM_BASE_URL)', config.model],
    ['operator key (OPERATOR_KEY)', config.operatorKey],
    ['public address (PUBLIC_URL)', config.publicUrl],
  ]
  const missing = parts.flatMap(([name, value]) => (value ? [] : [name]))
  return missing.length > 0 ? [`Not configured: ${missing.join(', ')}`] : []
}
