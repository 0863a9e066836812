import { lazyPiece } from '@/ui/lazyPiece'

/** Loads with the first page that needs it: home and landing pages never do. */
export const LoginOffer = lazyPiece(async () => (await import('./LoginOffer')).default)
