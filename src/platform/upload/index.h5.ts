import { chooseFiles } from './chooseFiles'
import type { PickedImage, Upload } from './types'

const files = new Map<string, Blob>()

/** Larger pictures, and kinds that the backend does not read (HEIC of iPhones), are drawn anew before they are sent. */
const LARGE_BYTES = 4 * 1024 * 1024
const LONGEST_SIDE = 2560
const QUALITY = 0.85
const READABLE = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** Scales a picture on the device; one that the browser cannot decode is sent as it is, for the backend to name. */
const fitting = async (file: File): Promise<Blob> => {
  if (file.size <= LARGE_BYTES && READABLE.includes(file.type)) return file
  try {
    const image = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(image.width * scale)
    canvas.height = Math.round(image.height * scale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    image.close()
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return drawn ?? file
  } catch {
    return file
  }
}

const picked = async (file: File): Promise<PickedImage> => {
  const image = await fitting(file)
  const preview = URL.createObjectURL(image)
  files.set(preview, image)
  return { preview, bytes: image.size }
}

export const upload: Upload = {
  pickImages: async (most) => {
    const chosen = await chooseFiles('image/*', most > 1)
    return Promise.all(chosen.slice(0, most).map(picked))
  },
  send: async ({ url, headers, image }) => {
    const form = new FormData()
    const file = files.get(image.preview)
    if (file) form.append('file', file, 'picture')
    const answer = await fetch(url, { method: 'POST', headers, body: form, credentials: 'include' })
    return { status: answer.status, text: await answer.text() }
  },
}
