import type { HostContext } from '../HostContext'
import { isRecord } from '../../shared/isRecord'
import { Options } from './Options'
import type { WxGroup } from './WxGroup'

type Listener = (event: unknown) => unknown

const socketTask = (socket: WebSocket): Record<string, unknown> => ({
  send: (input: unknown) => {
    const options = new Options(input)
    const data = options.value('data')
    socket.send(data instanceof ArrayBuffer ? data : String(data))
    options.call('success', { errMsg: 'sendSocketMessage:ok' })
  },
  close: (input: unknown) => {
    const { code, reason } = isRecord(input) ? input : {}
    socket.close(Number(code ?? 1000), String(reason ?? ''))
  },
  onOpen: (listener: Listener) => socket.addEventListener('open', () => listener({ header: {} })),
  onMessage: (listener: Listener) => socket.addEventListener('message', ({ data }) => listener({ data })),
  onClose: (listener: Listener) =>
    socket.addEventListener('close', ({ code, reason }) => listener({ code, reason })),
  onError: (listener: Listener) => socket.addEventListener('error', () => listener({ errMsg: 'error' })),
})

/** `wx.connectSocket`. */
export const socketGroup = ({ device }: HostContext): WxGroup => ({
  direct: {
    connectSocket: (input: unknown) => {
      const options = new Options(input)
      const socket = new WebSocket(device.mapOrigins(options.text('url')), options.texts('protocols'))
      socket.binaryType = 'arraybuffer'
      setTimeout(() => options.call('success', { errMsg: 'connectSocket:ok' }))
      return socketTask(socket)
    },
  },
})
