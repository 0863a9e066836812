import type { HostContext } from '../HostContext'
import { mediaPicture } from './mediaPicture'
import { WxFailure } from './WxFailure'
import type { WxGroup } from './WxGroup'

/** Types that an album accepts; a phone refuses SVG. */
const albumTypes = /^(image\/(png|jpeg|gif)|video\/mp4)/

/** Pictures and documents: choosing, showing, saving. */
export const mediaGroup = (host: HostContext): WxGroup => {
  const { files, recorder, config, privacy } = host
  const gate = async (api: string): Promise<void> => {
    if (!(await privacy.pass(api)))
      throw new WxFailure('privacy permission is not authorized', { errno: 104 })
  }
  const choose = async (api: string, count: number): Promise<{ path: string; size: number }[]> => {
    await gate(api)
    if (!config.authorize) throw new WxFailure('auth deny')
    const picture = await mediaPicture()
    const paths = await Promise.all(Array.from({ length: count }, () => files.addTemp(picture, 'png')))
    return paths.map((path) => ({ path, size: picture.size }))
  }
  const save = async (api: string, path: string): Promise<void> => {
    await gate(api)
    if (!config.authorize) throw new WxFailure('auth deny')
    if (!files.has(path)) throw new WxFailure('invalid file')
    if (!albumTypes.test(files.typeOf(path))) throw new WxFailure('invalid file type')
    recorder.exit(api, path)
  }
  return {
    async: {
      chooseMedia: async () => {
        const chosen = await choose('chooseMedia', 1)
        const tempFiles = chosen.map(({ path, size }) => ({ tempFilePath: path, size, fileType: 'image' }))
        return { tempFiles, type: 'image' }
      },
      chooseImage: async () => {
        const chosen = await choose('chooseImage', 1)
        return { tempFilePaths: chosen.map(({ path }) => path), tempFiles: chosen }
      },
      chooseMessageFile: async () => ({ tempFiles: await choose('chooseMessageFile', 1) }),
      compressImage: (options) => ({ tempFilePath: options.text('src') }),
      saveImageToPhotosAlbum: (options) => save('saveImageToPhotosAlbum', options.text('filePath')),
      saveVideoToPhotosAlbum: (options) => save('saveVideoToPhotosAlbum', options.text('filePath')),
      openDocument: (options) => {
        if (!files.has(options.text('filePath'))) throw new WxFailure('file doesn’t exist')
        recorder.exit('openDocument', options.text('filePath'))
      },
      previewImage: (options) => {
        const source = options.text('current') || (options.texts('urls')[0] ?? '')
        void host.chrome.overlays.mask<void>((box, done) => {
          box.classList.add('wx-preview')
          const image = document.createElement('img')
          image.src = files.url(source)
          image.style.maxWidth = '100%'
          image.onclick = () => done()
          box.append(image)
        })
      },
      getImageInfo: async (options) => {
        const image = new Image()
        image.src = files.url(options.text('src'))
        await image.decode()
        const { naturalWidth, naturalHeight } = image
        return {
          width: naturalWidth,
          height: naturalHeight,
          path: options.text('src'),
          orientation: 'up',
          type: 'png',
        }
      },
    },
  }
}
