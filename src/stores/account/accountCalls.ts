/** Loaded on demand by LoginFlow: a dynamic import keeps everything that its module exports. */
export { account, profile } from '@/contracts/auth/account'
export { logout } from '@/contracts/auth/token'
