/** Loaded on demand by LoginFlow: a dynamic import keeps everything that its module exports. */
export { logout } from '@/contracts/auth/token'
