import { hash } from 'node:crypto'

/** How secrets, and keys that name somebody, are kept: as their SHA-256 in base64url. */
export const sha256 = (text: string): string => hash('sha256', text, 'base64url')
