import Taro from '@tarojs/taro'
import type { ImageSaver } from './types'

const FOUND = 200
/** WeChat's words for an album that its owner has not opened to us. */
const CLOSED = /auth|deny|denied|permission/i

const messageOf = (error: unknown): string => String(Reflect.get(Object(error), 'errMsg'))

export const imageSaver: ImageSaver = {
  save: async (url) => {
    try {
      const { statusCode, tempFilePath } = await Taro.downloadFile({ url })
      if (statusCode !== FOUND) return 'failed'
      await Taro.saveImageToPhotosAlbum({ filePath: tempFilePath })
      return 'saved'
    } catch (error) {
      const message = messageOf(error)
      return message.startsWith('saveImage') && CLOSED.test(message) ? 'refused' : 'failed'
    }
  },
  openSettings: () => void Taro.openSetting({}).catch(() => undefined),
}
