import { imageSaver } from '@/platform/image'
import type { Stores } from '../Stores'

const SAID = {
  saved: '已保存到相册',
  press: '长按图片即可保存',
  refused: '没有保存成功，请允许访问相册后再试',
} as const

/** Saves a picture to the album and says what became of it; where a page cannot, it says what to do. */
export const savePicture = async (url: string, ui: Pick<Stores['ui'], 'say'>): Promise<void> =>
  ui.say(SAID[await imageSaver.save(url)])
