/** Opens the browser's file dialog; resolves with no file when it is cancelled. */
export const chooseFiles = (accept: string, multiple = false): Promise<readonly File[]> =>
  new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = accept
    input.multiple = multiple
    input.oncancel = () => resolve([])
    input.onchange = () => resolve([...(input.files ?? [])])
    input.click()
  })
