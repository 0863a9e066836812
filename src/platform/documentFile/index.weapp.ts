import Taro from '@tarojs/taro'
import type { DocumentFiles } from './types'

export type * from './types'

/** In WeChat's own viewer, whose menu saves and shares the file. */
export const documentFile: DocumentFiles = {
  open: async (url, type) => {
    try {
      const { statusCode, tempFilePath } = await Taro.downloadFile({ url })
      if (statusCode !== 200) return false
      await Taro.openDocument({ filePath: tempFilePath, fileType: type, showMenu: true })
      return true
    } catch {
      return false
    }
  },
}
