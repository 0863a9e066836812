import type { HostContext } from '../HostContext'
import { USER_DATA_PATH, type Files } from '../Files'
import { asyncCall, type AsyncHandler } from './asyncCall'
import { WxFailure } from './WxFailure'
import type { WxGroup } from './WxGroup'

const missing = (path: string): never => {
  throw new WxFailure(`no such file or directory, open '${path}'`)
}

const toBytes = (data: unknown, encoding: string): Uint8Array<ArrayBuffer> => {
  if (data instanceof ArrayBuffer) return new Uint8Array(data)
  if (encoding === 'base64')
    return Uint8Array.from(atob(String(data)), (character) => character.charCodeAt(0))
  return new TextEncoder().encode(String(data))
}

const fromBytes = (bytes: Uint8Array<ArrayBuffer>, encoding: string): unknown => {
  if (encoding === 'base64') return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return encoding ? new TextDecoder().decode(bytes) : bytes.slice().buffer
}

const readFile = (files: Files, path: string, encoding: string): unknown =>
  fromBytes(files.read(path) ?? missing(path), encoding)

const writeFile = (files: Files, path: string, data: unknown, encoding: string): void => {
  if (!path.startsWith(USER_DATA_PATH)) throw new WxFailure(`permission denied, open '${path}'`)
  files.write(path, toBytes(data, encoding))
}

const access = (files: Files, path: string): void => {
  if (!files.has(path)) missing(path)
}

/** `wx.getFileSystemManager()` over memory: the calls to store, read and remove files. */
const fileSystemManager = ({ files, recorder }: HostContext): Record<string, unknown> => {
  const handlers: Record<string, AsyncHandler> = {
    access: (options) => access(files, options.text('path')),
    readFile: (options) => ({ data: readFile(files, options.text('filePath'), options.text('encoding')) }),
    writeFile: (options) =>
      writeFile(files, options.text('filePath'), options.value('data'), options.text('encoding', 'utf8')),
    unlink: (options) => {
      if (!files.remove(options.text('filePath'))) missing(options.text('filePath'))
    },
    saveFile: (options) => {
      const from = options.text('tempFilePath')
      const target = options.text('filePath') || `${USER_DATA_PATH}/${from.slice(from.lastIndexOf('/') + 1)}`
      files.write(target, files.read(from) ?? missing(from), files.typeOf(from))
      return { savedFilePath: target }
    },
    getFileInfo: (options) => ({ size: (files.read(options.text('filePath')) ?? missing('')).length }),
    mkdir: () => undefined,
    rmdir: () => undefined,
    readdir: (options) => ({ files: files.list(options.text('dirPath')) }),
  }
  return {
    ...Object.fromEntries(
      Object.entries(handlers).map(([name, run]) => [name, asyncCall(name, run, recorder)]),
    ),
    accessSync: (path: string) => access(files, path),
    readFileSync: (path: string, encoding = '') => readFile(files, path, encoding),
    writeFileSync: (path: string, data: unknown, encoding = 'utf8') => writeFile(files, path, data, encoding),
    unlinkSync: (path: string) => void files.remove(path),
    mkdirSync: () => undefined,
    readdirSync: (path: string) => files.list(path),
  }
}

/** The file system and where an app may write. */
export const fileGroup = (host: HostContext): WxGroup => {
  const manager = fileSystemManager(host)
  return { direct: { getFileSystemManager: () => manager, env: { USER_DATA_PATH } } }
}
