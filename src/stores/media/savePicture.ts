import { imageSaver } from '@/platform/image'
import type { Stores } from '../Stores'

const SAID = { saved: '已保存到相册', failed: '没有保存成功，请检查网络后重试' }
const CLOSED = {
  kind: 'confirm',
  title: '保存到相册',
  text: '需要允许访问相册，才能保存图片',
  confirm: '去设置',
} as const

/**
 * Saves a picture to the album and says what became of it; where a page cannot, it says what to do, and who has closed the
 * album is led to where it is opened.
 */
export const savePicture = async (
  url: string,
  { say, openDialog }: Pick<Stores['ui'], 'say' | 'openDialog'>,
  press = '长按图片即可保存',
): Promise<void> => {
  const outcome = await imageSaver.save(url)
  if (outcome !== 'refused') return say(outcome === 'press' ? press : SAID[outcome])
  if (await openDialog(CLOSED)) imageSaver.openSettings()
}
