import type { PickedImage, Upload } from './types'

const files = new Map<string, File>()

const pick = (most: number): Promise<readonly PickedImage[]> =>
  new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = 'image/*'
    input.multiple = most > 1
    input.oncancel = () => resolve([])
    input.onchange = () =>
      resolve(
        [...(input.files ?? [])].slice(0, most).map((file) => {
          const preview = URL.createObjectURL(file)
          files.set(preview, file)
          return { preview, bytes: file.size }
        }),
      )
    input.click()
  })

export const upload: Upload = {
  pickImages: pick,
  send: async ({ url, headers, image }) => {
    const form = new FormData()
    const file = files.get(image.preview)
    if (file) form.append('file', file)
    const answer = await fetch(url, { method: 'POST', headers, body: form, credentials: 'include' })
    return { status: answer.status, text: await answer.text() }
  },
}
