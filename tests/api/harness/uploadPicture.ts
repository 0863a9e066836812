import type { Backend } from './startBackend'

/** One pixel, encoded as the backend encodes it, so that it returns the same bytes. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWMwTpsJAAICATMDms/iAAAAAElFTkSuQmCC',
  'base64',
)

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
