import type { HostContext } from '../HostContext'
import { asyncCall } from './asyncCall'
import type { Options } from './Options'
import { RequestTask } from './RequestTask'
import { WxFailure } from './WxFailure'
import type { WxGroup } from './WxGroup'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'audio/mpeg': 'mp3',
  'video/mp4': 'mp4',
}

const textHeaders = (options: Options): Record<string, string> =>
  Object.fromEntries(
    Object.entries(options.record('header')).map(([name, value]) => [name.toLowerCase(), String(value)]),
  )

const upload = async (host: HostContext, task: RequestTask, options: Options): Promise<unknown> => {
  const path = options.text('filePath')
  const bytes = host.files.read(path)
  if (!bytes) throw new WxFailure('file not found')
  const form = new FormData()
  for (const [name, value] of Object.entries(options.record('formData'))) form.append(name, String(value))
  const name = path.slice(path.lastIndexOf('/') + 1)
  form.append(options.text('name'), new Blob([bytes], { type: host.files.typeOf(path) }), name)
  // A Request writes the multipart body and its boundary for us.
  const multipart = new Request(location.href, { method: 'POST', body: form })
  const body = await multipart.arrayBuffer()
  const header = { ...textHeaders(options), 'content-type': multipart.headers.get('content-type') ?? '' }
  const { response, statusCode } = await task.send({
    url: options.text('url'),
    method: 'POST',
    header,
    body,
    timeout: options.number('timeout', 0),
  })
  task.tell('ProgressUpdate', {
    progress: 100,
    totalBytesSent: body.byteLength,
    totalBytesExpectedToSend: body.byteLength,
  })
  return { data: await response.text(), statusCode }
}

const download = async (host: HostContext, task: RequestTask, options: Options): Promise<unknown> => {
  const { response, statusCode, header } = await task.send({
    url: options.text('url'),
    method: 'GET',
    header: textHeaders(options),
    body: null,
    timeout: options.number('timeout', 0),
  })
  const url = options.text('url')
  const type = String(header['content-type'] ?? '').split(';')[0] ?? ''
  const bytes = new Uint8Array(await response.arrayBuffer())
  task.tell('ProgressUpdate', {
    progress: 100,
    totalBytesWritten: bytes.length,
    totalBytesExpectedToWrite: bytes.length,
  })
  const wanted = options.text('filePath')
  if (wanted) {
    host.files.write(wanted, bytes, type, url)
    return { statusCode, filePath: wanted, header }
  }
  const tempFilePath = await host.files.addTemp(new Blob([bytes], { type }), EXTENSIONS[type] ?? 'bin', url)
  return { statusCode, tempFilePath, header }
}

/** `wx.uploadFile` and `wx.downloadFile`. */
export const transferGroup = (host: HostContext): WxGroup => {
  const transfer =
    (name: string, run: (host: HostContext, task: RequestTask, options: Options) => Promise<unknown>) =>
    (input: unknown): unknown => {
      const task = new RequestTask(host)
      const { handle } = task
      const promise = asyncCall(name, (options) => run(host, task, options), host.recorder)(input)
      return promise ? Object.assign(promise, handle) : handle
    }
  return {
    direct: { uploadFile: transfer('uploadFile', upload), downloadFile: transfer('downloadFile', download) },
  }
}
