import { chooseFiles } from '../upload/chooseFiles'
import { MOST_BYTES, type TableFiles } from './types'

/** Excel in Chinese saves CSV in GB 18030, others in UTF-8. */
const textOf = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

export const tableFile: TableFiles = {
  take: async () => {
    const [file] = await chooseFiles('.csv,.txt,text/csv,text/plain')
    if (!file) return null
    return file.size > MOST_BYTES ? undefined : file.arrayBuffer().then(textOf, () => undefined)
  },
}
