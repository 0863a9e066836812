import Taro from '@tarojs/taro'
import type { ImageSaver } from './types'

export const imageSaver: ImageSaver = {
  save: async (url) => {
    try {
      const { tempFilePath } = await Taro.downloadFile({ url })
      await Taro.saveImageToPhotosAlbum({ filePath: tempFilePath })
      return 'saved'
    } catch {
      return 'refused'
    }
  },
}
