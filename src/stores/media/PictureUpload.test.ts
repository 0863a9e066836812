import { upload } from '@/platform/upload'
import { PictureUpload } from './PictureUpload'

const MEGABYTE = 1024 * 1024
const ticket = { securityToken: 'ticket', host: '/base/v1/uploads' }

const pictures = (answer: { status: number; text: string }, ...megabytes: number[]) => {
  jest
    .spyOn(upload, 'pickImages')
    .mockResolvedValue(megabytes.map((size, at) => ({ preview: `blob:${at}`, bytes: size * MEGABYTE })))
  const send = jest.spyOn(upload, 'send').mockResolvedValue(answer)
  const call = jest.fn().mockResolvedValue(ticket)
  return { send, upload: new PictureUpload({ call, identify: () => ({}) } as never) }
}

const stored = { status: 200, text: JSON.stringify({ status: 200, result: { url: '/uploads/a.png' } }) }
const refused = { status: 415, text: JSON.stringify({ status: 415, code: 'Y415', msg: '只支持上传图片' }) }

describe('pictures on their way', () => {
  it('a picture of ten megabytes never leaves the device, which says what to do; the others go', async () => {
    const { upload: pictured, send } = pictures(stored, 10, 1)
    expect(await pictured.add(6)).toEqual(['/uploads/a.png'])
    expect(send).toHaveBeenCalledTimes(1)
    expect(pictured.error).toBe('图片超过 5 MB，请压缩后再传')
    expect(pictured.isRunning).toBe(false)
  })

  it('what the backend refuses is said in its words', async () => {
    const { upload: pictured } = pictures(refused, 1)
    expect(await pictured.add(6)).toEqual([])
    expect(pictured.error).toBe('只支持上传图片')
  })

  it('an answer that says nothing is a matter of the network', async () => {
    const { upload: pictured } = pictures({ status: 502, text: '<html>' }, 1)
    expect(await pictured.add(6)).toEqual([])
    expect(pictured.error).toBe('图片没有传上去，请检查网络后再试')
  })
})
