import { token } from '@/contracts/auth/token'
import type { Backend } from './startBackend'

/** A user who logs in with WeChat without a phone. */
export const byWechat = async (backend: Backend, name: string): Promise<{ uid: string; token: string }> => {
  const query = {
    grant_type: 'third_party' as const,
    client_id: 'web' as const,
    third_type: 'wechat' as const,
    third_client_id: 'wx-h5',
    code: `dev-${name}`,
  }
  const { uid, access_token } = await backend.ask(token, { query })
  return { uid, token: access_token }
}
