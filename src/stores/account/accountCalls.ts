/** Loaded on demand by LoginFlow: a dynamic import keeps everything that its module exports. */
export { account, consents, profile } from '@/contracts/auth/account'
export { documentVersions } from '@/contracts/base/documents'
export { logout } from '@/contracts/auth/token'
