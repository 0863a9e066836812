/** The picture that the user always chooses: a small drawn one. */
export const mediaPicture = async (): Promise<Blob> => {
  const canvas = new OffscreenCanvas(120, 80)
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#4a7dff'
    context.fillRect(0, 0, 120, 80)
  }
  return canvas.convertToBlob({ type: 'image/png' })
}
