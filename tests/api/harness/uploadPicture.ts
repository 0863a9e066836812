import type { Backend } from './startBackend'

const chunk = (name: string) => Buffer.concat([Buffer.alloc(4), Buffer.from(name), Buffer.alloc(4)])

/** The smallest thing that is taken for a PNG. */
export const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR'), chunk('IEND')])

/** Sends a picture as the app does, with the ticket that lets it in. */
export const uploadPicture = ({ fastify }: Backend, ticket: string, picture: Buffer) => {
  const head =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
  return fastify.inject({
    method: 'POST',
    url: '/base/v1/uploads',
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'x-upload-ticket': ticket },
    payload: Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--b--\r\n')]),
  })
}
