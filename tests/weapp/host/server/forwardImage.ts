import type http from 'node:http'

/** Fetches a remote picture for a canvas. From another origin the browser would forbid to read the canvas; WeChat does not. */
export const forwardImage = async (url: string, response: http.ServerResponse): Promise<void> => {
  const answer = await fetch(url)
  const type = answer.headers.get('content-type') ?? 'application/octet-stream'
  response.writeHead(answer.status, { 'content-type': type })
  response.end(Buffer.from(await answer.arrayBuffer()))
}
