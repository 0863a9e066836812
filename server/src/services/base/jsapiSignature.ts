import { createHash } from 'node:crypto'

/** WeChat's JSSDK signature: SHA-1 over the four fields in alphabetical order, the address without its hash. */
export const jsapiSignature = (ticket: string, noncestr: string, timestamp: string, url: string): string => {
  const [address = ''] = url.split('#')
  const text = `jsapi_ticket=${ticket}&noncestr=${noncestr}&timestamp=${timestamp}&url=${address}`
  return createHash('sha1').update(text).digest('hex')
}
