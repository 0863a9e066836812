import { createDecipheriv, createSign, createVerify } from 'node:crypto'

const TAG_BYTES = 16

/** RSA-SHA256 over lines, each closed by a line feed, as WeChat Pay v3 asks for. */
export const signLines = (privateKey: string, lines: readonly string[]): string =>
  createSign('RSA-SHA256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .sign(privateKey, 'base64')

/** Whether a signature over lines was made by the owner of a public key. */
export const verifyLines = (publicKey: string, lines: readonly string[], signature: string): boolean =>
  createVerify('RSA-SHA256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .verify(publicKey, signature, 'base64')

/** The encrypted part of a WeChat Pay notification. */
export interface Encrypted {
  readonly ciphertext: string
  readonly nonce: string
  readonly associated_data: string
}

/** Opens AES-256-GCM with the API v3 key; throws when the text was altered. */
export const decryptNotice = (apiKey: string, { ciphertext, nonce, associated_data }: Encrypted): string => {
  const bytes = Buffer.from(ciphertext, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', apiKey, nonce)
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES))
  decipher.setAAD(Buffer.from(associated_data))
  const opened = [decipher.update(bytes.subarray(0, bytes.length - TAG_BYTES)), decipher.final()]
  return Buffer.concat(opened).toString('utf8')
}
