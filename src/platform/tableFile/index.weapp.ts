import Taro from '@tarojs/taro'
import { MOST_BYTES, type TableFiles } from './types'

const chosenFile = async () => {
  try {
    const { tempFiles } = await Taro.chooseMessageFile({ count: 1, type: 'file', extension: ['csv', 'txt'] })
    return tempFiles[0]
  } catch {
    return undefined
  }
}

export const tableFile: TableFiles = {
  take: async () => {
    const file = await chosenFile()
    if (!file) return null
    if (file.size > MOST_BYTES) return undefined
    try {
      const text = Taro.getFileSystemManager().readFileSync(file.path, 'utf8')
      // WeChat decodes UTF-8 only: another encoding leaves replacement signs.
      return typeof text === 'string' && !text.includes('\uFFFD') ? text : undefined
    } catch {
      return undefined
    }
  },
}
