import Taro from '@tarojs/taro'
import type { TextFiles } from './types'

/** As a file for a chat, from base library 2.16.1 on. */
export const textFile: TextFiles = {
  give: async (name, text) => {
    const folder: unknown = Taro.env.USER_DATA_PATH
    if (typeof folder !== 'string' || !Taro.canIUse('shareFileMessage')) return false
    const filePath = `${folder}/${name}`
    try {
      Taro.getFileSystemManager().writeFileSync(filePath, text, 'utf8')
      await Taro.shareFileMessage({ filePath, fileName: name })
      return true
    } catch {
      return false
    }
  },
}
