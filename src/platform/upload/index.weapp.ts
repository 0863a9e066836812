import Taro from '@tarojs/taro'
import type { Upload } from './types'

export const upload: Upload = {
  pickImages: async (most) => {
    try {
      const { tempFiles } = await Taro.chooseMedia({
        count: most,
        mediaType: ['image'],
        sizeType: ['compressed'],
      })
      return tempFiles.map(({ tempFilePath, size }) => ({ preview: tempFilePath, bytes: size }))
    } catch {
      return []
    }
  },
  send: async ({ url, headers, image }) => {
    const answer = await Taro.uploadFile({ url, header: headers, filePath: image.preview, name: 'file' })
    return { status: answer.statusCode, text: answer.data }
  },
}
