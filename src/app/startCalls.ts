/** Loaded on demand by boot: a dynamic import keeps everything that its module exports. */
export { validity } from '@/contracts/auth/account'
